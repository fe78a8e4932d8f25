import type { Heading } from '@waymark/content';
import type { EndpointModel, SchemaPageModel } from '@waymark/openapi';
import { escapeHtml } from '../escape-html.ts';
import { authorizations } from './authorizations.ts';
import { requestBody } from './body.ts';
import { callbacks } from './callbacks.ts';
import type { EndpointContext } from './context.ts';
import { parameters } from './parameters.ts';
import { nothing, type Piece, pieces, within } from './piece.ts';
import { responses } from './responses.ts';
import { furtherReading } from './schema-notes.ts';
import { schemaBlock } from './schema-tree.ts';
import { type Section, section } from './section.ts';
import { servers } from './servers.ts';

/** The generated part of a page and its headings. */
export interface Reference {
  readonly content: Piece;
  readonly headings: readonly Heading[];
}

/** What a request may use of a page at most, so that fields of its responses are shown too. */
const ofRequest = 2 / 3;

/** Everything that the page of an operation shows below its text. */
export function endpointReference(endpoint: EndpointModel, page: EndpointContext): Reference {
  const hasResponses = endpoint.responses.length > 0;
  const request = hasResponses ? { ...page, budget: page.budget.share(ofRequest) } : page;
  const sections = [
    ...authorizations(endpoint, page),
    ...parameters(endpoint, request),
    ...requestBody(endpoint.body, request),
    ...callbacks(endpoint, request),
    ...responses(endpoint, page),
    ...servers(endpoint, page),
  ];
  const docs = endpoint.externalDocs ? furtherReading(endpoint.externalDocs, page.text) : nothing;
  return assemble(sections, docs, page);
}

/** The page of a schema: its fields. */
export function schemaReference({ schema }: SchemaPageModel, page: EndpointContext): Reference {
  const content = schemaBlock(schema, page);
  const title = page.text.childAttributes;
  return assemble([section({ id: 'attributes', title, content }, page)], nothing, page);
}

/** Sections one after the other, with what stands below all of them. */
export function assemble(
  sections: readonly Section[],
  end: Piece,
  { text }: EndpointContext,
): Reference {
  const open = `<div class="wm-ref" data-wm-reference data-copied="${escapeHtml(text.copied)}">`;
  return {
    content: within(open, pieces(...sections.map(({ piece }) => piece), end)),
    headings: sections.map(({ heading }) => heading),
  };
}
