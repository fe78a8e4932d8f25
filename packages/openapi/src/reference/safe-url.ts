/**
 * An address that a page may link to: `https:`, `http:`, `mailto:` or relative. Descriptions are
 * not trusted, so `javascript:` and the like are no links.
 */
export function safeUrl(url: string): string | undefined {
  // Browsers skip white space and control characters in a scheme.
  const plain = [...url].filter((character) => character > ' ' && character !== '\u007f').join('');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined || ['https', 'http', 'mailto'].includes(scheme)) return url.trim();
  return undefined;
}
