/** Arrow keys: from one thing to the nearest in that direction. */

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** The index of the nearest box in a direction; -1 if there is none. Straight ahead counts more than aside. */
export function nearest(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  const x = from.left + from.width / 2;
  const y = from.top + from.height / 2;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const dx = box.left + box.width / 2 - x;
    const dy = box.top + box.height / 2 - y;
    const [ahead, aside] =
      arrow === 'ArrowLeft'
        ? [-dx, dy]
        : arrow === 'ArrowRight'
          ? [dx, dy]
          : arrow === 'ArrowUp'
            ? [-dy, dx]
            : [dy, dx];
    if (ahead < 4) return;
    const far = ahead + Math.abs(aside) * 2.2;
    if (far < least) {
      least = far;
      best = place;
    }
  });
  return best;
}

/** Whether typing goes into a field, so that letters are not commands. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}
