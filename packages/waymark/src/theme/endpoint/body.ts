import type { BodyModel, MediaModel } from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { encodingNotes } from './encoding-notes.ts';
import { plain, span } from './inline.ts';
import { panels } from './panels.ts';
import { bare, described, line, nothing, type Piece, pieces } from './piece.ts';
import { schemaBlock } from './schema-tree.ts';
import { type Section, section } from './section.ts';

/** The section of the request body. */
export function requestBody(body: BodyModel | undefined, page: EndpointContext): Section[] {
  if (!body) return [];
  const { requestBody: title, required } = page.text;
  const aside = body.required ? bare(span(required, 'wm-p wm-pr')) : nothing;
  return [section({ id: 'body', title, content: bodyContent(body, page), aside }, page)];
}

/** Description and media types of a body, without a heading. */
export function bodyContent(body: BodyModel, page: EndpointContext): Piece {
  return pieces(described(body.description, page), mediaTypes(body.media, page));
}

/** The schema of each media type, to choose from where there are several. */
export function mediaTypes(media: readonly MediaModel[], page: EndpointContext): Piece {
  const [only] = media;
  if (media.length <= 1) return only ? mediaType(only, page) : nothing;
  const entries = media.map((each) => ({
    id: page.id('media'),
    label: each.type,
    content: mediaContent(each, page),
  }));
  return panels(entries, { name: page.text.mediaType, menu: true });
}

function mediaType(media: MediaModel, page: EndpointContext): Piece {
  return pieces(line(plain(media.type), 'wm-mt'), mediaContent(media, page));
}

function mediaContent(media: MediaModel, page: EndpointContext): Piece {
  const { encoding, isSequence, itemEncoding, schema } = media;
  const sequence = isSequence ? line(plain(page.text.sequence)) : nothing;
  const isList = isSequence || schema.kind === 'array';
  const ofItems = isList ? encodingNotes(itemEncoding, page) : nothing;
  const ofPart = (name: string) =>
    encodingNotes(Object.hasOwn(encoding, name) ? encoding[name] : itemEncoding, page);
  return pieces(sequence, ofItems, schemaBlock(schema, page, isList ? undefined : ofPart));
}
