/** URL of the page that holds all of a site, for printing; of the languages and versions after the first, below it. */
export const printUrl = '/print';

/** Where the PDF of a page is, below the site's base: the page's URL plus `.pdf`. */
export function pdfPath(url: string): string {
  const path = url.replace(/(?<!\/)\/+$/, '');
  return path === '' ? '/index.pdf' : `${path}.pdf`;
}
