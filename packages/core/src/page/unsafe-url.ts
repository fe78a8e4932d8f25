/**
 * Whether a URL runs code or shows foreign content as a page of the site: `javascript:`, `vbscript:`
 * and `data:` other than pictures, as a browser reads them, which skips white space and control
 * characters (URL Standard, "basic URL parser").
 */
export function isUnsafeUrl(url: string): boolean {
  // Nearly every URL of a site is one without a scheme.
  if (!url.includes(':')) return false;
  const plain = [...url.slice(0, longestScheme)]
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('');
  return /^(?:javascript|vbscript|data(?!:image\/(?!svg))):/i.test(plain);
}

/** Enough for a scheme between as many characters that browsers skip. */
const longestScheme = 1000;
