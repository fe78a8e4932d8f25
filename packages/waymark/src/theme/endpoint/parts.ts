import type { Heading } from '@waymark/content';
import { createReader } from '@waymark/content/text';
import type { Messages } from '@waymark/core';
import { type EndpointModel, type SchemaPageModel, serverUrl } from '@waymark/openapi';
import type { EndpointBlocks, EndpointForms } from '../../project/markdown-source.ts';
import {
  bodyPanel,
  type PanelCode,
  type PanelGroup,
  requestPanel,
  responsePanel,
} from './code-panel.ts';
import type { EndpointContext } from './context.ts';
import { type EndpointBar, endpointBar } from './endpoint-bar.ts';
import { fromHtml, nothing, type Piece, pieces, within } from './piece.ts';
import { endpointReference, schemaReference } from './reference.ts';

/** What the page of an endpoint shows besides its own text: finished HTML. */
export interface EndpointParts extends EndpointForms<string> {
  readonly headings: readonly Heading[];
  /** The same parts as Markdown, made when it is asked for. */
  readonly blocks: () => EndpointBlocks;
}

/** Code to stand beside the text. */
export interface PanelContents<Code = PanelCode> {
  readonly request: readonly Code[];
  /** Examples of the body that are more than the request shows. */
  readonly body: readonly Code[];
  readonly response: readonly PanelGroup<Code>[];
}

/** What the page itself brings. */
export interface PageFrame {
  /** Absent where the page shows none. */
  readonly bar: EndpointBar | undefined;
  /** Description of the page. */
  readonly summary: string | undefined;
}

/** The parts of an endpoint's page. */
export function endpointParts(
  endpoint: EndpointModel,
  panels: PanelContents,
  { bar, summary }: PageFrame,
  page: EndpointContext,
): EndpointParts {
  const { text } = page;
  const { content, headings } = endpointReference(endpoint, page);
  const parts = {
    bar: bar ? endpointBar(withBases(bar, endpoint), text) : nothing,
    ...descriptionParts(endpoint.description, summary, page),
    reference: content,
    request: pieces(
      requestPanel(panels.request, { title: text.requestExample, page }),
      bodyPanel(panels.body, { title: text.requestBody, page }),
    ),
    response: responsePanel(panels.response, { title: text.responseExample, page }),
  };
  return inBothForms(parts, headings, text);
}

/** The bar with the addresses that samples have for its servers. */
function withBases(bar: EndpointBar, { servers }: EndpointModel): EndpointBar {
  const baseOf = (server: string) => serverUrl(servers, { server, variables: {} }).base;
  return { ...bar, servers: bar.servers.map((one) => ({ ...one, base: baseOf(one.url) })) };
}

/** The page of a schema, with an example beside it. */
export function schemaParts(
  schema: SchemaPageModel,
  examples: readonly PanelGroup[],
  page: EndpointContext,
): EndpointParts {
  const { text } = page;
  const { content, headings } = schemaReference(schema, page);
  const { description } = schema.schema;
  const parts = {
    bar: nothing,
    lead: undefined,
    description: description ? descriptionBlock(page.describe(description)) : nothing,
    reference: content,
    request: nothing,
    response: responsePanel(examples, { title: text.example, page }),
  };
  return inBothForms(parts, headings, text);
}

/** Parts that are put into HTML at once, and into Markdown when that is asked for. */
export function inBothForms(
  parts: EndpointForms<Piece>,
  headings: readonly Heading[],
  text: Messages,
): EndpointParts {
  return {
    ...formOf(parts, ({ html }) => html),
    headings,
    blocks: () => {
      const reader = createReader(text);
      return formOf(parts, ({ blocks }) => blocks(reader));
    },
  };
}

function formOf<Form>(
  parts: EndpointForms<Piece>,
  form: (piece: Piece) => Form,
): EndpointForms<Form> {
  return {
    bar: form(parts.bar),
    lead: parts.lead && form(parts.lead),
    description: form(parts.description),
    reference: form(parts.reference),
    request: form(parts.request),
    response: form(parts.response),
  };
}

/** A longer description than this stands below the address of the endpoint. */
const longestLead = 500;

/**
 * What a description says of a page. A short one stands under the title, as those of other pages do, a longer one below the
 * address. The summary of it that previews and search results show is then left out.
 */
export function descriptionParts(
  markdown: string | undefined,
  summary: string | undefined,
  page: EndpointContext,
): Pick<EndpointForms<Piece>, 'lead' | 'description'> {
  if (!markdown) return { lead: undefined, description: nothing };
  const html = page.describe(markdown);
  if (summary !== undefined && !isBeginningOf(summary, html))
    return { lead: undefined, description: descriptionBlock(html) };
  const paragraph = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1];
  if (paragraph !== undefined && paragraph.length <= longestLead)
    return { lead: fromHtml(paragraph), description: nothing };
  return { lead: nothing, description: descriptionBlock(html) };
}

function descriptionBlock(html: string): Piece {
  return within('<div class="wm-description-text" data-wm-description>', fromHtml(html));
}

/** Whether a summary was made of a text; signs and white space may differ. */
function isBeginningOf(summary: string, html: string): boolean {
  const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
  const plain = html.replace(/<[^>]*>/g, ' ').replace(/&(?:#\d+|\w+);/g, ' ');
  return words(plain).startsWith(words(summary).slice(0, 60));
}
