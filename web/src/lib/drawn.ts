/** Drawings as text, read once: every other place that shows the same one gets a copy, which is several times cheaper than to read it again. */

import type { Attachment } from 'svelte/attachments';

const read = new Map<string, DocumentFragment>();

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

/** Let an `<svg>` hold this drawing. */
export function drawn(drawing: string): Attachment<SVGElement> {
  return (svg) => svg.replaceChildren(fragment(drawing).cloneNode(true));
}
