import type { ChannelModel, ChannelParameter, ChannelServer } from '@waymark/openapi';
import type { EndpointContext } from '../context.ts';
import { code, joined, span } from '../inline.ts';
import { note, nothing, type Piece, pieces, rowList } from '../piece.ts';
import { fieldList, type Row, schemaBlock } from '../schema-tree.ts';
import { type Section, section } from '../section.ts';
import { serverRow } from '../servers.ts';
import { bindingDetails } from './bindings.ts';
import { credentials } from './credentials.ts';

/** What a client needs to be on a channel. */
export function connection(channel: ChannelModel, page: EndpointContext): Section[] {
  const { handshake, parameters, security, servers } = channel;
  const { text } = page;
  const parts = [
    servers.length > 0 && {
      ...{ id: 'server', title: text.server },
      content: serverList(servers, page),
    },
    security.length > 0 && {
      ...{ id: 'authorizations', title: text.authorizations },
      content: credentials(security, page),
    },
    parameters.length > 0 && {
      ...{ id: 'parameters', title: text.addressParameters },
      content: fieldList(
        parameters.map((each) => parameterRow(each, page)),
        page,
      ),
    },
    handshake.headers && {
      ...{ id: 'headers', title: text.headers },
      content: schemaBlock(handshake.headers, page),
    },
    handshake.query && {
      ...{ id: 'query-parameters', title: text.queryParameters },
      content: schemaBlock(handshake.query, page),
    },
  ];
  return parts.flatMap((part) => (part ? [section(part, page)] : []));
}

/** What lets in where is said of each server, where that is not the same for all. */
function serverList(servers: readonly ChannelServer[], page: EndpointContext): Piece {
  const isMixed = new Set(servers.map(({ credentials }) => credentials.join('\n'))).size > 1;
  const rows = servers.map((server) => {
    const { bindings, credentials, name, protocol } = server;
    const names = joined(credentials.map(code), ', ');
    const end = pieces(
      isMixed && credentials.length > 0 ? note(page.text.authorizations, names) : nothing,
      bindingDetails(bindings, page),
    );
    return serverRow(server, page, [span(protocol, 'wm-ft'), span(name, 'wm-p')], end);
  });
  return rowList(rows);
}

/** Every part of an address has to be there. */
function parameterRow(
  { location, ...parameter }: ChannelParameter,
  { text }: EndpointContext,
): Row {
  const place = location === undefined ? nothing : note(text.valueLocation, code(location));
  return { ...parameter, required: true, notes: place };
}
