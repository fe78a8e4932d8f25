import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type HostRedirect, redirectsFile } from '@waymark/content';
import { type Redirect, siteHref, type UrlPolicy } from '@waymark/core';
import type { Project } from '../project/project.ts';

/**
 * Writes what a static host needs for redirects: a page for every exact source, and a `_redirects`
 * file (the format of Netlify and Cloudflare) that covers patterns too. Pages and the user's
 * own files come first.
 *
 * @returns the redirects that take effect, as rules for hosts have them
 */
export function writeRedirects(project: Project, output: string): readonly HostRedirect[] {
  const { config, site } = project.current;
  const { urls } = project.settings;
  // Without a page there, what stands at the start is a redirect already.
  const isFree = (source: string) =>
    source === '/' ? !site.home || 'redirect' in site.home : !isTaken(output, source);
  const effective = config.redirects.filter(({ pattern, source }) => pattern || isFree(source));
  if (effective.length === 0) return [];
  for (const { source, destination, pattern } of effective) {
    if (!pattern) writeRedirectPage(output, source, siteHref(destination, urls));
  }
  const forHosts = effective.map((redirect) =>
    redirect.pattern ? redirect : asLinks(redirect, urls),
  );
  const { path: name, text } = redirectsFile({ base: urls.base, redirects: forHosts });
  writeNew(path.join(output, name), text);
  return forHosts;
}

/** Whether a page or another file is at the source of a redirect. */
function isTaken(output: string, source: string): boolean {
  const place = path.join(output, decodePath(source));
  return [place, `${place}.html`, path.join(place, 'index.html')].some((file) =>
    statSync(file, { throwIfNoEntry: false })?.isFile(),
  );
}

/** An exact redirect in the form that links have, so that the host redirects once. */
function asLinks({ source, destination, permanent }: Redirect, { trailingSlash }: UrlPolicy) {
  const link = (url: string) => siteHref(url, { base: '', trailingSlash });
  return { source: link(source), destination: link(destination), permanent };
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
