import type { ChannelModel, ChannelParameter, ChannelServer } from '@waymark/openapi';
import type { EndpointContext } from '../context.ts';
import { code, joined, span } from '../inline.ts';
import { rowList } from '../piece.ts';
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
      content: rowList(servers.map((server) => channelServer(server, page))),
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

function channelServer(server: ChannelServer, page: EndpointContext) {
  const labels = [span(server.protocol, 'wm-ft'), span(server.name, 'wm-p')];
  return serverRow(server, page, labels, bindingDetails(server.bindings, page));
}

/** Every part of an address has to be there. */
function parameterRow(
  { location, ...parameter }: ChannelParameter,
  { text }: EndpointContext,
): Row {
  const place = joined([span(`${text.valueLocation}:`), code(location ?? '')], ' ');
  return { ...parameter, required: true, ...(location === undefined ? {} : { notes: [place] }) };
}
