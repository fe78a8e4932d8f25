import type { BodyModel, MediaModel } from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { escapeHtml } from './html.ts';
import { panels } from './panels.ts';
import { schemaBlock } from './schema-tree.ts';
import { type Section, section } from './section.ts';

/** The section of the request body. */
export function requestBody(body: BodyModel | undefined, page: EndpointContext): Section[] {
  if (!body) return [];
  const required = body.required
    ? `<span class="wm-p wm-pr">${escapeHtml(page.text.required)}</span>`
    : '';
  return [
    section(
      { id: 'body', title: page.text.requestBody, html: bodyContent(body, page), aside: required },
      page,
    ),
  ];
}

/** Description and media types of a body, without a heading. */
export function bodyContent(body: BodyModel, page: EndpointContext): string {
  const description = body.description
    ? `<div class="wm-m">${page.describe(body.description)}</div>`
    : '';
  return description + mediaTypes(body.media, page);
}

/** The schema of each media type, to choose from where there are several. */
export function mediaTypes(media: readonly MediaModel[], page: EndpointContext): string {
  const [only] = media;
  if (media.length <= 1) return only ? mediaType(only, page) : '';
  const entries = media.map((each) => ({
    id: page.id('media'),
    label: each.type,
    html: mediaContent(each, page),
  }));
  return panels(entries, { name: page.text.mediaType, menu: true });
}

function mediaType(media: MediaModel, page: EndpointContext): string {
  return `<p class="wm-mt">${escapeHtml(media.type)}</p>${mediaContent(media, page)}`;
}

function mediaContent({ schema, isSequence }: MediaModel, page: EndpointContext): string {
  const sequence = isSequence ? `<p class="wm-c">${escapeHtml(page.text.sequence)}</p>` : '';
  return sequence + schemaBlock(schema, page);
}
