import type { Heading } from '@waymark/content';
import type { EndpointModel, SchemaPageModel } from '@waymark/openapi';
import { authorizations } from './authorizations.ts';
import { requestBody } from './body.ts';
import { callbacks } from './callbacks.ts';
import type { EndpointContext } from './context.ts';
import { escapeHtml } from './html.ts';
import { parameters } from './parameters.ts';
import { responses } from './responses.ts';
import { furtherReading } from './schema-notes.ts';
import { schemaBlock } from './schema-tree.ts';
import { section } from './section.ts';
import { servers } from './servers.ts';

/** The generated part of a page, as HTML, and its headings. */
export interface Reference {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** Everything that the page of an operation shows below its text. */
export function endpointReference(endpoint: EndpointModel, page: EndpointContext): Reference {
  const sections = [
    ...authorizations(endpoint, page),
    ...parameters(endpoint, page),
    ...requestBody(endpoint.body, page),
    ...callbacks(endpoint, page),
    ...responses(endpoint, page),
    ...servers(endpoint, page),
  ];
  const docs = endpoint.externalDocs ? furtherReading(endpoint.externalDocs, page.text) : '';
  return assemble(sections, docs, page);
}

/** The page of a schema: its fields. */
export function schemaReference({ schema }: SchemaPageModel, page: EndpointContext): Reference {
  const { text } = page;
  return assemble(
    [
      section(
        { id: 'attributes', title: text.childAttributes, html: schemaBlock(schema, page) },
        page,
      ),
    ],
    '',
    page,
  );
}

function assemble(
  sections: readonly { readonly html: string; readonly heading: Heading }[],
  end: string,
  { text }: EndpointContext,
): Reference {
  const html = sections.map((each) => each.html).join('') + end;
  return {
    html: `<div class="wm-ref" data-wm-reference data-copied="${escapeHtml(text.copied)}">${html}</div>`,
    headings: sections.map(({ heading }) => heading),
  };
}
