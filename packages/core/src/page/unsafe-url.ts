/**
 * Whether a URL runs code or shows foreign content as a page of the site: `javascript:`, `vbscript:`
 * and `data:` other than pictures, as a browser reads them.
 */
export function isUnsafeUrl(url: string): boolean {
  const start = startOf(url);
  return /^(?:javascript|vbscript|data(?!:image\/(?!svg))):/i.test(start);
}

/** The same of one that a stranger wrote: it brings no content along either, pictures included. */
export function isForeignUrl(url: string): boolean {
  return /^(?:javascript|vbscript|data|blob|filesystem):/i.test(startOf(url));
}

/**
 * The first characters of a URL without white space and control characters, which browsers skip in
 * any number (URL Standard, "basic URL parser").
 */
function startOf(url: string): string {
  // Nearly every URL of a site is one without a scheme.
  if (!url.includes(':')) return '';
  let start = '';
  for (const character of url) {
    if (start.length >= mostNeeded) break;
    if (character > ' ' && character !== '\u007f') start += character;
  }
  return start;
}

/** Enough for `data:image/svg` and all that is shorter. */
const mostNeeded = 20;
