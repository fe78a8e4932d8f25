/**
 * Whether a request asks for Markdown rather than HTML (RFC 9110 §12.5.1): it names
 * `text/markdown` itself, and HTML has no higher quality. Ranges with `*` alone ask for the page as
 * browsers get it. Nothing outside is used, so that the source of the function can stand in
 * generated files of hosts.
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  let markdown = 0;
  let html = 0;
  let htmlRank = 0;
  for (const range of (accept ?? '').split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const written = parameters.find((parameter) => /^q\s*=/.test(parameter));
    const quality = written === undefined ? 1 : Number(written.replace(/^q\s*=\s*/, ''));
    if (!(quality >= 0 && quality <= 1)) continue;
    if (type === 'text/markdown') markdown = Math.max(markdown, quality);
    // The most specific range decides.
    const rank = ['*/*', 'text/*', 'text/html'].indexOf(type) + 1;
    if (rank > htmlRank) {
      html = quality;
      htmlRank = rank;
    }
  }
  return markdown > 0 && markdown >= html;
}
