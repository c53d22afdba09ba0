/** Drag a thing onto a place: the same as choosing the one and then the other. */
import type { Picker, Target } from '../../table/board';

const FAR = 10;

function targetOf(element: Element | null): { target: Target; state: string } | null {
  const spot = element?.closest<HTMLElement>('[data-target]');
  const spelled = spot?.dataset['target'];
  if (!spot || !spelled) return null;
  const at = spelled.indexOf(':');
  const values = spelled
    .slice(at + 1)
    .split(',')
    .map((value) => (/^\d+$/.test(value) ? Number(value) : value));
  return { target: { [spelled.slice(0, at)]: values }, state: spot.dataset['state'] ?? '' };
}

/** Things within can be dragged to any place of the table that glows for them. */
export function drag(node: HTMLElement, pick: Picker): { update: (pick: Picker) => void; destroy: () => void } {
  let picker = pick;
  let from: { x: number; y: number; element: HTMLElement; target: Target } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const found = targetOf(event.target as Element);
    const element = (event.target as Element).closest<HTMLElement>('[data-target]');
    if (found && element && (found.state === 'open' || found.state === 'chosen'))
      from = { x: event.clientX, y: event.clientY, element, target: found.target };
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    if (!ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      ghost = from.element.cloneNode(true) as HTMLElement;
      const { width, height } = from.element.getBoundingClientRect();
      Object.assign(ghost.style, {
        position: 'fixed',
        zIndex: '99',
        width: `${width}px`,
        height: `${height}px`,
        pointerEvents: 'none',
        opacity: '0.85',
        left: '0',
        top: '0',
      });
      ghost.removeAttribute('data-target');
      ghost.removeAttribute('data-state');
      ghost.removeAttribute('data-flip');
      (node.closest('.play') ?? document.body).append(ghost);
      if (picker.state(from.target) === 'open') picker.choose(from.target);
    }
    ghost.style.translate = `${event.clientX - ghost.offsetWidth / 2}px ${event.clientY - ghost.offsetHeight / 2}px`;
  }

  function up(event: PointerEvent): void {
    const dragged = ghost !== null;
    ghost?.remove();
    ghost = null;
    from = null;
    if (!dragged) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
    const found = targetOf(document.elementFromPoint(event.clientX, event.clientY));
    if (found?.state === 'open') picker.choose(found.target);
  }

  const swallow = (event: Event): void => event.stopPropagation();

  node.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  return {
    update: (next) => (picker = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      ghost?.remove();
    },
  };
}
