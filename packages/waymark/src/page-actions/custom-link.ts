import type { Contextual } from '@waymark/core';

type CustomOption = Exclude<Contextual['options'][number], string>;

/** What the placeholders of a custom link stand for. */
export interface CustomValues {
  /** Path of the page: `/guides/start`. */
  readonly path: string;
  /** Address of the MCP server, where there is one. */
  readonly mcp: string | undefined;
}

/**
 * The link of a custom entry with `$path` and `$mcp` filled in; `$page`, the Markdown of the page,
 * stays. Undefined for an entry about an MCP server that does not exist.
 */
export function customLink(href: CustomOption['href'], values: CustomValues): string | undefined {
  const base = typeof href === 'string' ? href : href.base;
  const query = typeof href === 'string' ? [] : (href.query ?? []);
  const all = [base, ...query.map(({ value }) => value)].join(' ');
  if (values.mcp === undefined && /\$mcp\b/.test(all)) return undefined;
  const [, address = '', written = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(base) ?? [];
  const parameters = query.map(
    ({ key, value }) => `${encodeURIComponent(key)}=${keepPage(value, values)}`,
  );
  const mark = written === '' ? '?' : '&';
  const added = parameters.length === 0 ? '' : `${mark}${parameters.join('&')}`;
  return `${fillPath(address, values)}${fillQuery(written, values)}${added}${fillQuery(hash, values)}`;
}

/** In a path, after a slash of the author's own, the page's path has none. */
function fillPath(text: string, { path, mcp = '' }: CustomValues): string {
  return text
    .replace(/\/\$path\b/g, () => path)
    .replace(/\$path\b/g, () => path)
    .replace(/\$mcp\b/g, () => mcp);
}

/** What the author wrote is encoded already. */
function fillQuery(text: string, { path, mcp = '' }: CustomValues): string {
  return text
    .replace(/\$path\b/g, () => encodeURIComponent(path))
    .replace(/\$mcp\b/g, () => encodeURIComponent(mcp));
}

function keepPage(value: string, { path, mcp = '' }: CustomValues): string {
  const filled = value.replace(/\$path\b/g, () => path).replace(/\$mcp\b/g, () => mcp);
  return filled
    .split(/(\$page\b)/)
    .map((piece) => (piece === '$page' ? piece : encodeURIComponent(piece)))
    .join('');
}
