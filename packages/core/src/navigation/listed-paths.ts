import { isRecord } from '../config/json-value.ts';
import { normalisePagePath } from '../page/page-path.ts';

/** All paths of pages that a navigation may name, each without its extension. */
export function listedPaths(navigation: unknown): ReadonlySet<string> {
  return new Set(
    texts(navigation).map((text) => normalisePagePath(text.trim()).path.replace(/\.mdx?$/, '')),
  );
}

/** All texts in it: what is no path is no name of a page either. */
function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(texts);
  return isRecord(value) ? Object.values(value).flatMap(texts) : [];
}
