/** A page that leads to another URL at once. */
export function redirectPage(target: string): string {
  const url = escapeHtml(target);
  return [
    '<!doctype html><meta charset="utf-8">',
    `<title>${url}</title>`,
    `<meta http-equiv="refresh" content="0;url=${url}">`,
    '<meta name="robots" content="noindex">',
    // Else a browser asks for an icon that may not be there.
    '<link rel="icon" href="data:,">',
    `<link rel="canonical" href="${url}">`,
    `<a href="${url}">${url}</a>`,
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
