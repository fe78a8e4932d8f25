import { fill } from '@waymark/core';
import type { MessageModel, MessagePart } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { escapeHtml } from '../../escape-html.ts';
import type { EndpointContext } from '../context.ts';
import { code, type Inline, joined, noLabel, plain, span } from '../inline.ts';
import {
  described,
  details,
  line,
  note,
  nothing,
  type Piece,
  pieces,
  preformatted,
  subheading,
  within,
} from '../piece.ts';
import { furtherReading } from '../schema-notes.ts';
import { schemaBlock } from '../schema-tree.ts';
import { bindingDetails } from './bindings.ts';

/** More messages than these are shown one at a time. */
const mostOpen = 3;

/**
 * Messages, each to be opened and closed; few are open.
 *
 * @param level of the headings in them
 */
export function messageList(
  messages: readonly MessageModel[],
  level: number,
  page: EndpointContext,
): Piece {
  const open = messages.length <= mostOpen ? ' open' : '';
  return pieces(
    ...messages.map((message) => {
      const element = `<details class="wm-d wm-cb" id="${escapeHtml(message.anchor)}"${open}>`;
      const content = within('<div>', messageContent(message, level, page));
      return details(messageName(message, page), content, element);
    }),
  );
}

function messageName(
  { contentType, deprecated, name, title }: MessageModel,
  { text }: EndpointContext,
): Inline {
  return joined(
    [
      span(title, 'wm-mn'),
      name === undefined ? noLabel : code(name),
      contentType === undefined ? noLabel : span(contentType, 'wm-ft'),
      deprecated ? span(text.deprecated, 'wm-p wm-po') : noLabel,
    ].filter((part) => part !== noLabel),
    ' ',
  );
}

function messageContent(message: MessageModel, level: number, page: EndpointContext): Piece {
  const { text } = page;
  const { correlation, externalDocs, headers, payload } = message;
  return pieces(
    described(message.description, page),
    correlation ? note(text.correlationId, code(correlation.location)) : nothing,
    described(correlation?.description, page),
    headers ? messagePart(text.headers, headers, level, page) : nothing,
    payload ? messagePart(text.payload, payload, level, page) : nothing,
    externalDocs ? furtherReading(externalDocs, text) : nothing,
    bindingDetails(message.bindings, page),
  );
}

function messagePart(
  title: string,
  part: MessagePart,
  level: number,
  page: EndpointContext,
): Piece {
  const heading = subheading(level, title);
  if (part.kind === 'schema') return pieces(heading, schemaBlock(part.schema, page));
  const { format, value } = part;
  const written = typeof value === 'string' ? value : jsonText(value, 2);
  page.budget.spend(written.length);
  const notice = line(plain(fill(page.text.schemaAsWritten, { format })));
  return pieces(heading, notice, preformatted(written));
}
