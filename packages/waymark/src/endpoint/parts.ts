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

export function endpointParts(
  endpoint: EndpointModel,
  panels: PanelContents,
  bar: EndpointBar | undefined,
  page: EndpointContext,
): EndpointParts {
  const { text, id } = page;
  const { html, headings } = endpointReference(endpoint, page);
  return {
    bar: bar ? endpointBar(bar, text) : '',
    description: descriptionHtml(endpoint.description, page),
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
    description: '',
    reference: html,
    headings,
    request: '',
    response: responsePanel(examples, { title: text.example, text, id }),
  };
}

function descriptionHtml(markdown: string | undefined, page: EndpointContext): string {
  if (!markdown) return '';
  return `<div class="wm-description-text" data-wm-description>${page.describe(markdown)}</div>`;
}
