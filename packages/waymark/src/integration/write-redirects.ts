import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Redirect, siteHref, type UrlPolicy } from '@waymark/core';

/**
 * Writes what a static host needs for redirects: a page for every exact source, and a `_redirects`
 * file (the format of Netlify and Cloudflare Pages) that covers patterns too. Pages and the user's
 * own files come first.
 */
export function writeRedirects(
  redirects: readonly Redirect[],

  urls: UrlPolicy,
  output: string,
): void {
  if (redirects.length === 0) return;
  for (const { source, destination } of redirects) {
    if (!isPattern(source)) writeRedirectPage(output, source, siteHref(destination, urls));
  }
  const rules = redirects.map(({ source, destination, permanent }) => {
    const status = permanent ? 308 : 307;
    return `${siteHref(hostPattern(source), urls)} ${siteHref(hostDestination(destination), urls)} ${status}`;
  });
  writeNew(path.join(output, '_redirects'), `${rules.join('\n')}\n`);
}

function isPattern(source: string): boolean {
  return /[*:]/.test(source);
}

/** `:rest*` is `*` there, and what it matched is `:splat`. */
function hostPattern(source: string): string {
  return source.replace(/:[A-Za-z]\w*\*/g, '*');
}

function hostDestination(destination: string): string {
  return destination.replace(/:[A-Za-z]\w*\*/g, ':splat').replace(/\*/g, ':splat');
}

function writeRedirectPage(output: string, source: string, target: string): void {
  const url = escapeHtml(target);
  const html = [
    '<!doctype html><meta charset="utf-8">',
    `<title>${url}</title>`,
    `<meta http-equiv="refresh" content="0;url=${url}">`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${url}">`,
    `<a href="${url}">${url}</a>`,
  ].join('\n');
  const folder = path.join(output, decodePath(source));
  if (!folder.startsWith(path.join(output, path.sep))) return;
  writeNew(path.join(folder, 'index.html'), html);
}

function writeNew(file: string, text: string): void {
  if (existsSync(file)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function decodePath(source: string): string {
  try {
    return decodeURIComponent(source);
  } catch {
    return source;
  }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
