import { isRecord } from './json-value.ts';

/** Usual order of the properties of a docs.json; what is not listed comes last. */
const order = [
  '$schema',
  'theme',
  'name',
  'description',
  'colors',
  'favicon',
  'logo',
  'appearance',
  'background',
  'fonts',
  'icons',
  'styling',
  'thumbnails',
  'navigation',
  'navbar',
  'footer',
  'banner',
  'search',
  'seo',
  'metadata',
  'errors',
  'contextual',
  'interaction',
  'variables',
  'markdown',
  'api',
  'integrations',
  'variations',
  'redirects',
];

/** The text of a docs.json: two spaces, properties in their usual order, a line break at the end. */
export function formatConfig(value: unknown): string {
  const ordered = isRecord(value) ? inUsualOrder(value) : value;
  return `${JSON.stringify(ordered, null, 2)}\n`;
}

function inUsualOrder(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const rank = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(config);
  return Object.fromEntries(entries.toSorted(([left], [right]) => rank(left) - rank(right)));
}
