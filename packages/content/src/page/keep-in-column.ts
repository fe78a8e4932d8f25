import { attribute, type JsxElement, setAttribute } from '../tree/jsx.ts';

/** The greatest width that a style allows, as a plain length: in quotes, or a number of pixels in code. */
const allowed = /(max-?width['"]?\s*:\s*)(["'`]?)(\d+(?:\.\d+)?)(px|r?em)?\2(?=\s*(?:[,;}]|$))/gi;

/**
 * Lets a picture be no wider than its column where its own style allows it more: such a style counts
 * instead of that of all pictures, and on a phone the page would scroll sideways.
 */
export function keepInColumn(picture: JsxElement): void {
  const style = attribute(picture, 'style');
  if (style === undefined || style === true) return;
  const isCode = typeof style === 'object';
  const text = isCode ? style.code : style;
  const kept = text.replace(allowed, (_, name, quote, length, unit = 'px') => {
    const mark = isCode ? quote || '"' : '';
    return `${name}${mark}min(${length}${unit}, 100%)${mark}`;
  });
  if (kept !== text) setAttribute(picture, 'style', isCode ? { code: kept } : kept);
}
