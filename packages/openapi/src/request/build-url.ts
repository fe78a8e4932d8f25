import { queryText } from './parameters.ts';
import { cleanUrlPiece } from './percent-encode.ts';
import type { RequestParts } from './request-parts.ts';
import type { ServerUrl } from './server-url.ts';

/**
 * Joins server, path and query with one slash between server and path. A placeholder without a
 * value stays `{id}`. Queries in the server's URL and in the path come first; a fragment in the
 * path, which some descriptions use to tell operations apart, is no part of a request.
 */
export function buildUrl(server: ServerUrl, template: string, parts: RequestParts): string {
  const [beforeFragment = ''] = template.split('#');
  const [path = '', ...query] = beforeFragment.split('?');
  const queries = [
    server.query,
    fill(query.join('?'), parts.path),
    ...parts.querystrings,
    queryText(parts.query),
  ].filter((text) => text !== '');
  const slash = path === '' || path.startsWith('/') ? '' : '/';
  const search = queries.length === 0 ? '' : `?${queries.join('&')}`;
  return `${server.base}${slash}${fill(path, parts.path)}${search}`;
}

/** Literal text is cleaned, values are encoded already. */
function fill(template: string, values: ReadonlyMap<string, string>): string {
  return template
    .split(/(\{[^{}]*\})/)
    .map((piece) => values.get(placeholderName(piece)) ?? cleanUrlPiece(piece))
    .join('');
}

function placeholderName(piece: string): string {
  return piece.startsWith('{') && piece.endsWith('}') ? piece.slice(1, -1) : '';
}
