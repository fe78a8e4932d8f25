import { readFileSync, writeFileSync } from 'node:fs';
import { securityHeaders } from '@waymark/content/text';
import type { HookParameters } from 'astro';
import { withNamedParts } from '../build/astro/page-policy.ts';
import { htmlFile } from './html-file.ts';

/** What an adapter is told to send with pages, by their paths below Astro's base. */
type RouteHeaders = HookParameters<'astro:build:generated'>['routeToHeaders'];

type Route = RouteHeaders extends Map<string, { route: infer Known }> ? Known : never;

const name = 'Content-Security-Policy';

/** Browsers take no notice of these in a page (HTML section 4.2.5.3). */
const forHeaders = /^(?:frame-ancestors|report-uri|sandbox)(?:\s|$)/i;

/**
 * Puts the policies that an adapter is to send with pages of docs (`staticHeaders`) into these pages, and
 * leaves it what a page cannot say: who may show it in a frame, and what the project says itself.
 * Adapters do not find the policy of each page: that of Node finds none for a URL with a slash at the
 * end, or the first of those whose path has the one that was asked for in it. So the shortest stand first.
 *
 * @param output folder of the pages
 * @param isOfDocs tells whether a route has pages of docs
 */
export function keepPoliciesInPages(
  headers: RouteHeaders,
  output: string,
  isOfDocs: (route: Route) => boolean,
): void {
  const all = [...headers].sort(([one], [other]) => one.length - other.length);
  headers.clear();
  for (const [path, told] of all) {
    headers.set(path, told);
    if (isOfDocs(told.route)) keepPolicyInPage(told.headers, htmlFile(output, encodeURI(path)));
  }
}

function keepPolicyInPage(headers: Headers, file: string | undefined): void {
  const written = headers.get(name);
  if (written === null || file === undefined) return;
  const directives = written.split(';').flatMap((directive) => directive.trim() || []);
  const ofPage = directives.filter((directive) => !forHeaders.test(directive));
  const page = withNamedParts(readFileSync(file, 'utf8'), ofPage);
  if (page !== undefined) writeFileSync(file, page);
  const left = page === undefined ? directives : directives.filter((one) => forHeaders.test(one));
  const isFramed = left.some((directive) => /^frame-ancestors\b/i.test(directive));
  headers.set(name, [...left, ...(isFramed ? [] : [securityHeaders[name]])].join('; '));
}
