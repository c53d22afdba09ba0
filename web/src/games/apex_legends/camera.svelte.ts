/** What of the map is in view: zoom and pan by wheel, pinch, drag and keys; it frames what can be touched. */
import { CH, CW, type Box, type Point } from './place';

const MOST = 3;

export class Camera {
  width = $state(600);
  height = $state(500);
  /** Pixels for a unit of the drawing. */
  zoom = $state(1);
  /** The point of the drawing in the upper left corner. */
  x = $state(0);
  y = $state(0);
  extent = $state.raw<Box>({ x: 0, y: 0, w: 600, h: 500 });
  /** Pixels on the right that are kept free for buttons. */
  pad = $state(0);
  /** Pixels by which the map can be drawn out from under the buttons. */
  spare = 0;
  /** Whether the person has moved it. */
  moved = $state(false);
  private fingers = new Map<number, { x: number; y: number }>();
  private spread = 0;
  /** Whether a drag is going on, so that its end is no click. */
  dragged = false;

  /** The zoom at which everything is seen. */
  readonly least = $derived(Math.min((this.width - this.pad) / this.extent.w, this.height / this.extent.h));
  readonly isClose = $derived(this.zoom > this.least * 1.12);

  /**
   * Show this part, as large as it fits but not smaller than `close`; where not all of it fits, these points of it are in view,
   * the last of them in any case.
   */
  frame(box: Box, close = 0, points: readonly Point[] = []): void {
    const fits = Math.min((this.width - this.pad) / box.w, this.height / box.h);
    this.zoom = Math.max(this.least, close, Math.min(MOST, fits, this.least * 2.6));
    const seen = { w: (this.width - this.pad) / this.zoom, h: this.height / this.zoom };
    this.x = box.x + box.w / 2 - seen.w / 2;
    this.y = box.y + box.h / 2 - seen.h / 2;
    for (const [x, y] of this.zoom > fits ? points : []) {
      this.x = Math.max(x + CW - seen.w, Math.min(x - CW, this.x));
      this.y = Math.max(y + CH - seen.h, Math.min(y - 1.5 * CH, this.y));
    }
    this.hold();
  }

  /** Move so far that this part is in the middle, if it is not wholly seen and free of the buttons. */
  show({ x, y, w, h }: Box): void {
    const seen = { w: (this.width - Math.max(this.pad, this.spare)) / this.zoom, h: this.height / this.zoom };
    if (x >= this.x && y >= this.y && x + w <= this.x + seen.w && y + h <= this.y + seen.h) return;
    this.x = x + w / 2 - seen.w / 2;
    this.y = y + h / 2 - seen.h / 2;
    this.hold();
  }

  by(factor: number, px = this.width / 2, py = this.height / 2): void {
    const zoom = Math.max(this.least, Math.min(MOST, this.zoom * factor));
    this.x += px / this.zoom - px / zoom;
    this.y += py / this.zoom - py / zoom;
    this.zoom = zoom;
    this.moved = zoom > this.least * 1.01;
    this.hold();
  }

  pan(dx: number, dy: number): void {
    this.x -= dx / this.zoom;
    this.y -= dy / this.zoom;
    this.moved = true;
    this.hold();
  }

  /** Keep the map in the pane; in the middle where there is more room than map. */
  private hold(): void {
    const { x, y, w, h } = this.extent;
    const seen = { w: (this.width - this.pad) / this.zoom, h: this.height / this.zoom };
    this.x =
      seen.w >= w ? x + w / 2 - seen.w / 2 : Math.max(x, Math.min(x + w - seen.w + this.spare / this.zoom, this.x));
    this.y = seen.h >= h ? y + h / 2 - seen.h / 2 : Math.max(y, Math.min(y + h - seen.h, this.y));
  }

  /** A point of the pane as one of the drawing. */
  point(px: number, py: number): [number, number] {
    return [this.x + px / this.zoom, this.y + py / this.zoom];
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
    this.spread = this.distance();
  }

  move(event: PointerEvent, left: number, top: number): void {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const [dx, dy] = [event.clientX - was.x, event.clientY - was.y];
    if (!this.dragged && this.fingers.size === 1 && Math.hypot(dx, dy) < 8) return;
    this.dragged = true;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) {
      if (this.isClose) this.pan(dx, dy);
      return;
    }
    const now = this.distance();
    const all = [...this.fingers.values()];
    const px = all.reduce((sum, each) => sum + each.x, 0) / all.length - left;
    const py = all.reduce((sum, each) => sum + each.y, 0) / all.length - top;
    if (this.spread > 0) this.by(now / this.spread, px, py);
    this.spread = now;
    this.pan(dx / 2, dy / 2);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    this.spread = this.distance();
  }

  private distance(): number {
    const [one, two] = [...this.fingers.values()];
    return one && two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
  }
}
