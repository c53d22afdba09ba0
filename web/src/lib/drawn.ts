/** Drawings as text, read once: every other place that shows the same one gets a copy, which is several times cheaper than to read it again. */

import type { Attachment } from 'svelte/attachments';

const read = new Map<string, DocumentFragment>();

/** Milliseconds of each frame in which pictures that were never shown before are read. */
const SLICE = 8;
/** How many of them this frame has used. */
let used = 0;
let isDue = false;
/** Pictures that wait for a later frame. */
const waiting = new Map<SVGElement, string>();

function fragment(drawing: string): DocumentFragment {
  let found = read.get(drawing);
  if (!found) {
    const template = document.createElement('template');
    template.innerHTML = `<svg>${drawing}</svg>`;
    found = document.createDocumentFragment();
    found.append(...(template.content.firstElementChild?.childNodes ?? []));
    read.set(drawing, found);
  }
  return found;
}

const fill = (svg: SVGElement, drawing: string): void => svg.replaceChildren(fragment(drawing).cloneNode(true));

/** Read it now if this frame has time left for it; says whether it had. */
function maybeFill(svg: SVGElement, drawing: string): boolean {
  if (read.has(drawing)) {
    fill(svg, drawing);
    return true;
  }
  if (used >= SLICE) return false;
  const start = performance.now();
  fill(svg, drawing);
  used += performance.now() - start;
  later();
  return true;
}

/** In the next frame there is time again. */
function later(): void {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    used = 0;
    for (const [svg, drawing] of waiting) {
      if (!maybeFill(svg, drawing)) break;
      waiting.delete(svg);
    }
    if (waiting.size > 0) later();
  });
}

/** It will soon be shown. */
export function readAhead(drawing: string): void {
  fragment(drawing);
}

/** Let an `<svg>` hold this drawing. */
export function drawn(drawing: string): Attachment<SVGElement> {
  return (svg) => fill(svg, drawing);
}

/** The same for one of many: what shows dozens of new ones at once is not held up by them, they come with the frames that follow. */
export function drawnSoon(drawing: string): Attachment<SVGElement> {
  return (svg) => {
    if (maybeFill(svg, drawing)) return undefined;
    waiting.set(svg, drawing);
    later();
    return () => waiting.delete(svg);
  };
}
