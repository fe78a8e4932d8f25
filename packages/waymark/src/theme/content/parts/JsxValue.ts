import { createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';

/**
 * An element that was handed over as a property (`icon={<svg …/>}`). Astro prints such a value
 * only while it streams a page; here the page's body is rendered as one piece.
 */
export default createComponent(async (result, { value }: { value: unknown }) =>
  markHTMLString(isElement(value) ? String(await renderJSX(result, value)) : ''),
);

/** Astro marks its elements by this key; other objects cannot be shown. */
function isElement(value: unknown): boolean {
  if (Array.isArray(value)) return true;
  return typeof value === 'object' && value !== null && 'astro:jsx' in value;
}
