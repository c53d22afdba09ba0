/** The size of an element, told once it is laid out: to ask for it earlier would lay out the page in the midst of drawing. */

import type { Attachment } from 'svelte/attachments';

type Told = (width: number, height: number) => void;

const told = new WeakMap<Element, Told>();
let watch: ResizeObserver | undefined;

/** Tell the inner width and height before they are first painted, and whenever they change. */
export function measured(tell: Told): Attachment<HTMLElement> {
  return (element) => {
    watch ??= new ResizeObserver((entries) => {
      for (const { target } of entries) told.get(target)?.(target.clientWidth, target.clientHeight);
    });
    const observer = watch;
    told.set(element, tell);
    observer.observe(element);
    return () => observer.unobserve(element);
  };
}
