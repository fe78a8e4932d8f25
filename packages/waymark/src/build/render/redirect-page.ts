import { escapeHtml } from '../../theme/escape-html.ts';

/**
 * A page that leads to another URL at once, as a host would: a fragment that was asked for goes with
 * the reader (RFC 9110, section 10.2.2), where script may run.
 */
export function redirectPage(target: string): string {
  const url = escapeHtml(target);
  return [
    '<!doctype html><meta charset="utf-8">',
    `<title>${url}</title>`,
    // Before the other, which would win if it came first.
    `<script>${withFragment(target)}</script>`,
    `<meta http-equiv="refresh" content="0;url=${url}">`,
    '<meta name="robots" content="noindex">',
    // Else a browser asks for an icon that may not be there.
    '<link rel="icon" href="data:,">',
    `<link rel="canonical" href="${url}">`,
    `<a href="${url}">${url}</a>`,
  ].join('\n');
}

function withFragment(target: string): string {
  const text = JSON.stringify(target).replaceAll('<', '\\u003c');
  return [
    `var to=new URL(${text},location.href)`,
    'to.hash=to.hash||location.hash',
    // Anything else could be script, which no other redirect would run.
    'if(/^http/.test(to.protocol))location.replace(to)',
  ].join(';');
}
