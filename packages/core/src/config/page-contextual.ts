import { type Contextual, contextual } from './schema/contextual.ts';

/** The `contextual` of a page as the menu needs it, or why it cannot be used. */
export type PageContextual =
  | { readonly value: Contextual }
  | { readonly value?: undefined; readonly problem: string };

/**
 * Reads `contextual` of a page's frontmatter, which replaces that of docs.json. One that has any
 * mistake counts as absent (docs/format/docs-json.md#page-actions).
 */
export function parsePageContextual(written: unknown): PageContextual {
  const parsed = contextual.safeParse(written);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') ?? '';
  const options = Array.isArray(written) ? 'It is a list, and `options` is missing. ' : '';
  return {
    problem: `${options}${place === '' ? 'It is not an object with `options`' : `The value at \`${place}\` is not one of the format`}.`,
  };
}
