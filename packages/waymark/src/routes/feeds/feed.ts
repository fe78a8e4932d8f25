import type { PageUpdate } from '@waymark/content';
import { updateDate } from '@waymark/core';
import { feedPath } from '../../project/paths/feed-path.ts';
import { escapeXml } from '../escape-xml.ts';

/** A changelog as its feed tells of it. */
export interface FeedPage {
  readonly title: string;
  readonly description?: string | undefined;
  readonly language: string;
  /** URL of the page below the origin: base path included. */
  readonly url: string;
  readonly updates: readonly PageUpdate[];
}

/**
 * The RSS 2.0 feed of a changelog (docs/format/pages.md#feeds): one item for each update that has
 * content for it, in the order of the page.
 *
 * @param origin address of the site (`https://example.com`); without it, URLs stay relative
 */
export function feedXml(page: FeedPage, origin: string | undefined): string {
  const absolute = (url: string) =>
    origin !== undefined && URL.canParse(url, origin) ? new URL(url, origin).href : url;
  const pageUrl = absolute(page.url);
  const items = page.updates
    .filter(({ html }) => html !== undefined)
    .map((update) => item(update, pageUrl, absolute));
  const self = absolute(feedPath(page.url));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', page.title),
    element('link', pageUrl),
    element('description', htmlText(page.description ?? page.title)),
    element('language', page.language),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items,
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(update: PageUpdate, pageUrl: string, absolute: (url: string) => string): string {
  const link = `${pageUrl}#${encodeURIComponent(update.id)}`;
  const date = updateDate(update.label) ?? updateDate(update.description ?? '');
  const summary = update.feedDescription ?? update.description;
  return [
    '<item>',
    element('title', update.feedTitle ?? update.label),
    element('link', link),
    `<guid isPermaLink="${/^https?:/.test(link)}">${escapeXml(link)}</guid>`,
    ...(date ? [element('pubDate', date.toUTCString())] : []),
    ...(summary ? [element('description', htmlText(summary))] : []),
    ...update.tags.map((tag) => element('category', tag)),
    element('content:encoded', absoluteHtml(update.html ?? '', pageUrl, absolute)),
    '</item>',
  ].join('\n');
}

/** Feed readers show content elsewhere: every URL in it is a whole one. */
function absoluteHtml(html: string, pageUrl: string, absolute: (url: string) => string): string {
  const inTag = (tag: string) =>
    tag.replace(/ (href|src)="([^"]*)"/g, (_, name: string, url: string) => {
      const whole = url.startsWith('#') ? pageUrl + url : absolute(url.replaceAll('&amp;', '&'));
      return ` ${name}="${whole.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
    });
  return html.replace(/<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi, inTag);
}

/** Readers of feeds take a description for HTML (RSS 2.0, elements of `<item>`). */
function htmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
