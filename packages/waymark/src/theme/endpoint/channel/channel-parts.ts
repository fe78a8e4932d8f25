import type { ChannelModel } from '@waymark/openapi';
import { type PanelGroup, responsePanel } from '../code-panel.ts';
import type { EndpointContext } from '../context.ts';
import { endpointBar } from '../endpoint-bar.ts';
import { descriptionParts, type EndpointParts, inBothForms } from '../parts.ts';
import { nothing } from '../piece.ts';
import { assemble } from '../reference.ts';
import { furtherReading } from '../schema-notes.ts';
import type { Section } from '../section.ts';
import { section } from '../section.ts';
import { bindingNotes } from './bindings.ts';
import { connection } from './connection.ts';
import { messageList } from './messages.ts';
import { operationSections } from './operations.ts';

/** What the page itself brings. */
export interface ChannelFrame {
  readonly hasBar: boolean;
  /** The bar shows the address of the server too. */
  readonly full: boolean;
  /** Description of the page. */
  readonly summary: string | undefined;
}

/** The parts of the page of a channel. */
export function channelParts(
  channel: ChannelModel,
  examples: readonly PanelGroup[],
  { hasBar, full, summary }: ChannelFrame,
  page: EndpointContext,
): EndpointParts {
  const { text } = page;
  const sections = [
    ...connection(channel, page),
    ...operationSections(channel, page),
    ...otherMessages(channel, page),
    ...protocolDetails(channel, page),
  ];
  const docs = channel.externalDocs ? furtherReading(channel.externalDocs, text) : nothing;
  const { content, headings } = assemble(sections, docs, page);
  const parts = {
    bar: hasBar ? endpointBar(barOf(channel, full), text) : nothing,
    ...descriptionParts(channel.description, summary, page),
    reference: content,
    request: nothing,
    response: responsePanel(choices(examples, text.example), { title: text.example, page }),
  };
  return inBothForms(parts, headings, text);
}

/** Brokers have topics, which are no paths of their addresses. */
function barOf({ address, id, protocol, servers }: ChannelModel, full: boolean) {
  const path = address ?? id;
  const isPath = path.startsWith('/') && /^(?:WSS?|HTTPS?)$/.test(protocol);
  return { method: protocol, path, servers: isPath ? servers : [], full: full && isPath };
}

function otherMessages({ messages }: ChannelModel, page: EndpointContext): Section[] {
  if (messages.length === 0) return [];
  const content = messageList(messages, 3, page);
  return [section({ id: 'messages', title: page.text.messages, content }, page)];
}

function protocolDetails({ bindings }: ChannelModel, page: EndpointContext): Section[] {
  if (bindings.length === 0) return [];
  const content = bindingNotes(bindings);
  return [section({ id: 'bindings', title: page.text.bindings, content }, page)];
}

/** More messages than these are a menu. */
const mostTabs = 6;

function choices(groups: readonly PanelGroup[], label: string): readonly PanelGroup[] {
  if (groups.length <= mostTabs) return groups;
  const codes = groups.flatMap((group) =>
    group.codes.map((code) => ({
      ...code,
      label: group.codes.length === 1 ? group.label : `${group.label}: ${code.label}`,
    })),
  );
  return [{ label, codes }];
}
