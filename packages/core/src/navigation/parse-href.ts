import { quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import { normalisePagePath } from '../page/page-path.ts';
import type { BuildContext } from './build-context.ts';

const usable = /^(?:\/|#)/;
const external = /^(?:https?:\/\/[^/\s]|mailto:[^\s])/i;

/** Whether an `href` leaves the site: an http(s) URL or a mail address. */
export function isExternalHref(href: string): boolean {
  return external.test(href);
}

/**
 * Reads the `href` of an element: an http(s) URL, `mailto:`, a path from the docs root or a
 * fragment. Anything else, `javascript:` and `data:` above all, is reported and dropped.
 */
export function parseHref(
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
  rule: 'any' | 'external' = 'any',
): string | undefined {
  if (value === undefined) return undefined;
  const href = typeof value === 'string' ? value.trim() : '';
  if (usable.test(href) || isExternalHref(href)) return href;
  context.report(
    'navigation-href-invalid',
    path,
    `The \`href\` ${quote(value)} is not a link.`,
    hrefHint(href, rule),
  );
  return undefined;
}

/**
 * Reads the `href` of a global anchor, which must leave the site
 * (docs/format/docs-json.md#anchors). A relative path is reported and kept, so that lenient rules
 * can show it.
 */
export function parseGlobalHref(
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
): string | undefined {
  const href = typeof value === 'string' ? value.trim() : '';
  const isRelative = href !== '' && !/^[a-z][a-z0-9+.-]*:/i.test(href);
  if (!isRelative) return parseHref(value, path, context, 'external');
  context.report(
    'navigation-global-href-relative',
    path,
    `The \`href\` ${quote(value)} of a global anchor is a relative path, but it must be an external URL.`,
    'Write the full address, such as "https://example.com", or put the anchor into `anchors`.',
  );
  return usable.test(href) ? href : `/${href}`;
}

function hrefHint(href: string, rule: 'any' | 'external'): string {
  const isDomain = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(href) && !/\.(mdx?|html)$/.test(href);
  if (isDomain) return `Write "https://${href}".`;
  if (rule === 'external') return 'Start it with "https://" or "mailto:".';
  return /^[\w./-]+$/.test(href)
    ? `Write "/${normalisePagePath(href).path.replace(/\.mdx?$/, '')}" for a page of this site.`
    : 'Start it with "https://", "mailto:", "/" or "#".';
}
