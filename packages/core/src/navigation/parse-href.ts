import { quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import { lacksScheme } from '../page/href.ts';
import { normalisePagePath } from '../page/page-path.ts';
import type { BuildContext } from './build-context.ts';

const usable = /^(?:\/|#)/;
const external = /^(?:https?:\/\/[^/\s]|(?:mailto|tel):[^\s])/i;

/** Whether a value can be the `href` of an element. */
export function isHref(value: unknown): value is string {
  const href = typeof value === 'string' ? value.trim() : '';
  return usable.test(href) || isExternalHref(href);
}

/** Whether an `href` leaves the site: an http(s) URL, a mail address or a telephone number. */
export function isExternalHref(href: string): boolean {
  return external.test(href);
}

/**
 * Reads the `href` of an element: an http(s) URL, `mailto:`, `tel:`, a path from the docs root
 * or a fragment. Anything else, `javascript:` and `data:` above all, is reported and dropped.
 */
export function parseHref(
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
  rule: 'any' | 'external' = 'any',
): string | undefined {
  if (value === undefined) return undefined;
  if (isHref(value)) return value.trim();
  const href = typeof value === 'string' ? value.trim() : '';
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
  const what = href.startsWith('//') ? 'has no scheme' : 'is a relative path';
  context.report(
    'navigation-global-href-relative',
    path,
    `The \`href\` ${quote(value)} of a global anchor ${what}, but it must be an external URL.`,
    domainHint(href.replace(/^\/\//, '')) ??
      'Write the full address, such as "https://example.com", or link to the page in `navbar.links`.',
  );
  return usable.test(href) ? href : `/${href.replace(/^(?:\.\.?\/)+/, '')}`;
}

function hrefHint(href: string, rule: 'any' | 'external'): string {
  const domain = domainHint(href);
  if (domain !== undefined) return domain;
  if (rule === 'external') return 'Start it with "https://", "mailto:" or "tel:".';
  return /^[\w./-]+$/.test(href)
    ? `Write "/${normalisePagePath(href).path.replace(/\.mdx?$/, '')}" for a page of this site.`
    : 'Start it with "https://", "mailto:", "tel:", "/" or "#".';
}

/** What to write for an address that lacks its start. */
function domainHint(href: string): string | undefined {
  return lacksScheme(href) ? `Write "https://${href}".` : undefined;
}
