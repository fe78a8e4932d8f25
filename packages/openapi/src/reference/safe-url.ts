/**
 * An address that a page may link to: `https:`, `http:`, `mailto:` or relative. Descriptions are
 * not trusted, so `javascript:` and the like are no links.
 */
export function safeUrl(url: string): string | undefined {
  const scheme = schemeOf(url);
  if (scheme === undefined || ['https', 'http', 'mailto'].includes(scheme)) return url.trim();
  return undefined;
}

/** `https` of `https://…` as a browser reads it, which skips white space and control characters. */
export function schemeOf(url: string): string | undefined {
  const plain = [...url].filter((character) => character > ' ' && character !== '\u007f').join('');
  return /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
}
