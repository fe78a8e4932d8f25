import type { Contextual } from '@waymark/core';

type CustomOption = Exclude<Contextual['options'][number], string>;

/** What the placeholders of a custom link stand for. */
export interface CustomValues {
  /** Path of the page: `/guides/start`. */
  readonly path: string;
  /** Address of the MCP server. */
  readonly mcp: string;
}

/** Whether a custom entry has the address of the MCP server in it. */
export function isAboutMcp(href: CustomOption['href']): boolean {
  const { base, query } = partsOf(href);
  return [base, ...query.map(({ value }) => value)].some((text) => /\$mcp\b/.test(text));
}

/**
 * The link of a custom entry with `$path` and `$mcp` filled in; `$page`, the Markdown of the page,
 * stays.
 */
export function customLink(href: CustomOption['href'], values: CustomValues): string {
  const { base, query } = partsOf(href);
  const [, address = '', written = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(base) ?? [];
  const parameters = query.map(
    ({ key, value }) => `${encodeURIComponent(key)}=${keepPage(value, values)}`,
  );
  const mark = written === '' ? '?' : '&';
  const added = parameters.length === 0 ? '' : `${mark}${parameters.join('&')}`;
  return `${fillPath(address, values)}${fillQuery(written, values)}${added}${fillQuery(hash, values)}`;
}

function partsOf(href: CustomOption['href']) {
  return typeof href === 'string'
    ? { base: href, query: [] }
    : { base: href.base, query: href.query ?? [] };
}

/** In a path, after a slash of the author's own, the page's path has none. */
function fillPath(text: string, { path, mcp }: CustomValues): string {
  return text
    .replace(/\/\$path\b/g, () => path)
    .replace(/\$path\b/g, () => path)
    .replace(/\$mcp\b/g, () => mcp);
}

/** What the author wrote is encoded already. */
function fillQuery(text: string, { path, mcp }: CustomValues): string {
  return text
    .replace(/\$path\b/g, () => encodeURIComponent(path))
    .replace(/\$mcp\b/g, () => encodeURIComponent(mcp));
}

function keepPage(value: string, { path, mcp }: CustomValues): string {
  const filled = value.replace(/\$path\b/g, () => path).replace(/\$mcp\b/g, () => mcp);
  return filled
    .split(/(\$page\b)/)
    .map((piece) => (piece === '$page' ? piece : encodeURIComponent(piece)))
    .join('');
}
