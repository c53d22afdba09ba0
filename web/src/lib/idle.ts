/** What can wait until nothing else is to be done. */

/** Milliseconds of rest that are needed. */
const REST = 10;

export function idle(work: () => void): void {
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback((rest) => (rest.timeRemaining() < REST ? idle(work) : work()));
  else setTimeout(work, 200);
}
