import { anchorPath } from '../api-schema/anchors.ts';
import type { Direction } from '../api-schema/direction.ts';
import { isBinaryMedia } from '../api-schema/file-kind.ts';
import { type Part, partAt } from '../api-schema/part.ts';
import { schemaModel } from '../api-schema/schema-model.ts';
import { isXmlMedia } from '../example/xml-text.ts';
import type { EncodingModel, MediaModel } from '../model/endpoint.ts';
import { isJsonObject, type JsonValue } from '../model/json.ts';
import { mediaKind } from '../model/media-type.ts';
import { listMember, member, objectMember, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { type Located, locatedObject, type PageContext, treeContext } from './context.ts';
import { headerModels } from './headers.ts';
import { mediaExamples } from './media-examples.ts';

/**
 * The media types of a body, the one to show first in front (docs/format/openapi.md#bodies).
 *
 * @param path what anchors start with: `body`, `response`
 */
export function mediaModels(
  context: PageContext,
  direction: Direction,
  holder: Located,
  path: string,
): readonly MediaModel[] {
  const content = objectMember(holder.object, 'content');
  const types = Object.keys(content).filter((type) => !type.startsWith('x-'));
  const ordered = types.toSorted((a, b) => rank(a) - rank(b));
  return ordered.flatMap((type) => {
    const pointer = childPointer(holder.pointer, 'content', type);
    const media = locatedObject(context, content[type], pointer, 'media type');
    return media === undefined ? [] : [mediaModel(context, direction, type, media, path)];
  });
}

function rank(type: string): number {
  const order = ['json', 'form', 'multipart', 'mixed', 'xml', 'text'];
  const place = order.indexOf(isXmlMedia(type) ? 'xml' : mediaKind(type));
  return place === -1 ? order.length : place;
}

function mediaModel(
  context: PageContext,
  direction: Direction,
  type: string,
  media: Located,
  path: string,
): MediaModel {
  const { parts, isItem } = mediaSchema(type, media);
  const schema = schemaModel(treeContext(context, direction), parts, path);
  const isLines = mediaKind(type) === 'lines' && schema.kind !== 'array';
  const isSequence = isItem || isLines;
  return {
    type,
    schema,
    isSequence,
    examples: mediaExamples(context, { direction, type, media, parts, schema, isSequence }),
    encoding: encodings(context, direction, media, path),
    ...itemEncoding(context, direction, media, path),
  };
}

function mediaSchema(
  type: string,
  { object, pointer }: Located,
): { readonly parts: readonly Part[]; readonly isItem: boolean } {
  const item = member(object, 'itemSchema');
  if (item !== undefined) {
    return { parts: [partAt(childPointer(pointer, 'itemSchema'), item)], isItem: true };
  }
  const schema = impliedSchema(type, member(object, 'schema'));
  return { parts: [partAt(childPointer(pointer, 'schema'), schema)], isItem: false };
}

/** What no schema, or an empty one, means for a media type: 3.1 describes files that way. */
function impliedSchema(type: string, written: JsonValue | undefined): JsonValue {
  const isEmpty = isJsonObject(written) && Object.keys(written).length === 0;
  if (written !== undefined && !isEmpty) return written;
  const kind = mediaKind(type);
  if (kind === 'binary' || isBinaryMedia(type)) return { type: 'string', format: 'binary' };
  return written === undefined && kind === 'text' ? { type: 'string' } : {};
}

function encodings(
  context: PageContext,
  direction: Direction,
  { object, pointer }: Located,
  path: string,
): Readonly<Record<string, EncodingModel>> {
  const named = objectMember(object, 'encoding');
  const entries = ['encoding', 'prefixEncoding'].flatMap((key) => {
    const written = key === 'encoding' ? named : listMember(object, key);
    return Object.entries(written).flatMap(([name, value]) => {
      const at = childPointer(pointer, key, name);
      const encoding = locatedObject(context, value, at, 'encoding');
      return encoding === undefined
        ? []
        : [[name, encodingModel(context, direction, encoding, anchorPath(path, name))] as const];
    });
  });
  return Object.fromEntries(entries);
}

function itemEncoding(
  context: PageContext,
  direction: Direction,
  { object, pointer }: Located,
  path: string,
): Pick<MediaModel, 'itemEncoding'> {
  const at = childPointer(pointer, 'itemEncoding');
  const encoding = locatedObject(context, member(object, 'itemEncoding'), at, 'encoding');
  return encoding === undefined
    ? {}
    : { itemEncoding: encodingModel(context, direction, encoding, anchorPath(path, 'items')) };
}

function encodingModel(
  context: PageContext,
  direction: Direction,
  encoding: Located,
  path: string,
): EncodingModel {
  const { object } = encoding;
  const explode = member(object, 'explode');
  const allowReserved = member(object, 'allowReserved');
  const headers = headerModels(context, direction, encoding, path);
  return {
    contentType: textMember(object, 'contentType'),
    style: textMember(object, 'style'),
    explode: typeof explode === 'boolean' ? explode : undefined,
    allowReserved: typeof allowReserved === 'boolean' ? allowReserved : undefined,
    ...(headers.length === 0 ? {} : { headers }),
  };
}
