import type { EndpointModel, ServerModel } from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { code, fieldName, type Inline, joined, noLabel, rowHead, span } from './inline.ts';
import {
  described,
  type ListRow,
  listRow,
  note,
  nothing,
  type Piece,
  pieces,
  rowList,
} from './piece.ts';
import { type Section, section } from './section.ts';

/** Servers, where there is more to say about them than the address in the bar. */
export function servers(endpoint: EndpointModel, page: EndpointContext): Section[] {
  const described = endpoint.servers.filter(
    ({ variables, description }) =>
      variables.length > 0 || (description && endpoint.servers.length > 1),
  );
  if (described.length === 0) return [];
  const content = rowList(endpoint.servers.map((server) => serverRow(server, page)));
  return [section({ id: 'server', title: page.text.server, content }, page)];
}

/**
 * The row of a server.
 *
 * @param labels after its address
 * @param end below all else
 */
export function serverRow(
  { url, description, variables }: ServerModel,
  page: EndpointContext,
  labels: readonly Inline[] = [],
  end: Piece = nothing,
): ListRow {
  const rows = variables.map((variable) => {
    const isOpen = variable.default === undefined;
    const preset = isOpen ? noLabel : span(`${page.text.default}: ${variable.default}`, 'wm-p');
    const values = variable.enum
      ? note(page.text.availableOptions, joined(variable.enum.map(code), ', '))
      : nothing;
    const head = rowHead(fieldName(`{${variable.name}}`, ' wm-fx'), [
      span('string', 'wm-ft'),
      preset,
    ]);
    return listRow(head, pieces(described(variable.description, page), values));
  });
  const content = pieces(described(description, page), rowList(rows), end);
  return listRow(rowHead(fieldName(url), labels), content);
}
