import type { Heading } from '@waymark/content';
import type { EndpointModel, SchemaPageModel } from '@waymark/openapi';
import { type PanelCode, type PanelGroup, requestPanel, responsePanel } from './code-panel.ts';
import type { EndpointContext } from './context.ts';
import { type EndpointBar, endpointBar } from './endpoint-bar.ts';
import { endpointReference, schemaReference } from './reference.ts';

/** What the page of an endpoint shows besides its own text: finished HTML. */
export interface EndpointParts {
  /** Method and address; empty where the page shows none. */
  readonly bar: string;
  /** What stands under the title in the place of the page's description. */
  readonly lead: string | undefined;
  /** Description of the operation, below what the author wrote. */
  readonly description: string;
  /** Authorizations, parameters, body and responses. */
  readonly reference: string;
  readonly headings: readonly Heading[];
  /** Samples of the request and examples of responses; empty where the author wrote them. */
  readonly request: string;
  readonly response: string;
}

/** Code to stand beside the text. */
export interface PanelContents {
  readonly request: readonly PanelCode[];
  readonly response: readonly PanelGroup[];
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
  const { text, id } = page;
  const { html, headings } = endpointReference(endpoint, page);
  return {
    bar: bar ? endpointBar(bar, text) : '',
    ...descriptionParts(endpoint.description, summary, page),
    reference: html,
    headings,
    request: requestPanel(panels.request, { title: text.requestExample, text, id }),
    response: responsePanel(panels.response, { title: text.responseExample, text, id }),
  };
}

/** The page of a schema, with an example beside it. */
export function schemaParts(
  schema: SchemaPageModel,
  examples: readonly PanelGroup[],
  page: EndpointContext,
): EndpointParts {
  const { text, id } = page;
  const { html, headings } = schemaReference(schema, page);
  return {
    bar: '',
    lead: undefined,
    description: schema.schema.description
      ? descriptionBlock(page.describe(schema.schema.description))
      : '',
    reference: html,
    headings,
    request: '',
    response: responsePanel(examples, { title: text.example, text, id }),
  };
}

/** A longer description than this stands below the address of the endpoint. */
const longestLead = 500;

/**
 * A short description stands under the title, as those of other pages do, a longer one below the
 * address. The summary of it that previews and search results show is then left out.
 */
function descriptionParts(
  markdown: string | undefined,
  summary: string | undefined,
  page: EndpointContext,
): Pick<EndpointParts, 'lead' | 'description'> {
  if (!markdown) return { lead: undefined, description: '' };
  const html = page.describe(markdown);
  if (summary !== undefined && !isBeginningOf(summary, html))
    return { lead: undefined, description: descriptionBlock(html) };
  const paragraph = /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1];
  if (paragraph !== undefined && paragraph.length <= longestLead)
    return { lead: paragraph, description: '' };
  return { lead: '', description: descriptionBlock(html) };
}

function descriptionBlock(html: string): string {
  return `<div class="wm-description-text" data-wm-description>${html}</div>`;
}

/** Whether a summary was made of a text; signs and white space may differ. */
function isBeginningOf(summary: string, html: string): boolean {
  const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
  const plain = html.replace(/<[^>]*>/g, ' ').replace(/&(?:#\d+|\w+);/g, ' ');
  return words(plain).startsWith(words(summary).slice(0, 60));
}
