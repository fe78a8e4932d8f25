import type { ChannelModel, ChannelOperation, ReplyModel } from '@waymark/openapi';
import { escapeHtml } from '../../escape-html.ts';
import type { EndpointContext } from '../context.ts';
import { code, fieldName, joined, link, noLabel, plain, rowHead, span } from '../inline.ts';
import {
  bare,
  described,
  details,
  note,
  nothing,
  type Piece,
  pieces,
  subheading,
  within,
} from '../piece.ts';
import { furtherReading } from '../schema-notes.ts';
import { type Section, section } from '../section.ts';
import { bindingDetails } from './bindings.ts';
import { credentials } from './credentials.ts';
import { messageList } from './messages.ts';

/** What readers do on a channel: they send what the application receives, and receive what it sends. */
export function operationSections({ operations }: ChannelModel, page: EndpointContext): Section[] {
  const { text } = page;
  const sides = [
    { id: 'send', title: text.messagesToSend, action: 'receive' },
    { id: 'receive', title: text.messagesToReceive, action: 'send' },
  ] as const;
  return sides.flatMap(({ id, title, action }) => {
    const found = operations.filter((operation) => operation.action === action);
    if (found.length === 0) return [];
    const content = pieces(...found.map((operation) => operationBlock(operation, page)));
    return [section({ id, title, content }, page)];
  });
}

function operationBlock(operation: ChannelOperation, page: EndpointContext): Piece {
  const { text } = page;
  const { action, anchor, deprecated, externalDocs, id, reply, security, title } = operation;
  const head = rowHead(fieldName(id, '', anchor), [
    span(`action: ${action}`, 'wm-p'),
    deprecated ? span(text.deprecated, 'wm-p wm-po') : noLabel,
  ]);
  const content = pieces(
    title === undefined ? nothing : subheading(3, title),
    bare(head),
    described(operation.description, page),
    externalDocs ? furtherReading(externalDocs, text) : nothing,
    security.length === 0
      ? nothing
      : details(plain(text.authorizations), within('<div>', credentials(security, page))),
    bindingDetails(operation.bindings, page),
    messageList(operation.messages, title === undefined ? 3 : 4, page),
    reply ? replyBlock(reply, title === undefined ? 3 : 4, page) : nothing,
  );
  return within(`<div class="wm-op" id="${escapeHtml(anchor)}">`, content);
}

function replyBlock(reply: ReplyModel, level: number, page: EndpointContext): Piece {
  const { address, channel, description, messages } = reply;
  const places = [
    ...(address === undefined ? [] : [code(address)]),
    ...(channel === undefined ? [] : [channelName(channel, page)]),
  ];
  return pieces(
    subheading(level, page.text.reply),
    places.length === 0 ? nothing : note(page.text.valueLocation, joined(places, ', ')),
    described(description, page),
    messageList(messages, level + 1, page),
  );
}

/** A link to the page of a channel, where it has one. */
function channelName({ id, protocol }: NonNullable<ReplyModel['channel']>, page: EndpointContext) {
  const url = page.endpointUrl(protocol, id);
  return url === undefined ? code(id) : link(url, id);
}
