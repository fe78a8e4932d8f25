import { schemaExamples } from '../api-schema/annotations.ts';
import type { Direction } from '../api-schema/direction.ts';
import type { Part } from '../api-schema/part.ts';
import { viewOf } from '../api-schema/view.ts';
import { generateExample } from '../example/generate-example.ts';
import { sequenceText } from '../example/sequence-text.ts';
import { visibleValue } from '../example/visible-value.ts';
import { isXmlMedia, xmlText } from '../example/xml-text.ts';
import type { ExampleModel } from '../model/endpoint.ts';
import { isJsonArray, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import { mediaKind } from '../model/media-type.ts';
import type { SchemaModel } from '../model/schema.ts';
import type { Located, PageContext } from './context.ts';
import { listedExamples, writtenExamples } from './written-examples.ts';

/** What the examples of a media type are found in. */
export interface ExampleSource {
  readonly direction: Direction;
  readonly type: string;
  readonly media: Located;
  readonly parts: readonly Part[];
  readonly schema: SchemaModel;
  readonly isSequence: boolean;
}

/** Examples of a media type: written there, written at its schema, else a generated one. */
export function mediaExamples(
  context: PageContext,
  source: ExampleSource,
): readonly ExampleModel[] {
  const asText = (value: JsonValue) => exampleText(source, value);
  const written = writtenExamples(context, source.media, asText);
  if (written.length > 0) return written;
  const { root } = context;
  const view = viewOf(root, source.parts);
  const ofSchema = schemaExamples(view);
  if (ofSchema.values.length > 0 && !ofSchema.isPartial) {
    const values = ofSchema.values.map((value) =>
      visibleValue(root, source.direction, view, value),
    );
    return listedExamples(context, values, asText);
  }
  return generated(context, source, asText);
}

function generated(
  context: PageContext,
  source: ExampleSource,
  asText: (value: JsonValue) => string | undefined,
): readonly ExampleModel[] {
  const { kind } = source.schema;
  if (kind === 'file' || kind === 'any' || kind === 'never') return [];
  if (kind === 'cut' || mediaKind(source.type) === 'binary') return [];
  const { root, defaults } = context;
  const { direction, parts } = source;
  const value = generateExample({ root, direction, defaults }, parts);
  if (value === undefined) return [];
  const text = asText(value);
  return [{ key: '', label: 'Example', value, text, isGenerated: true }];
}

/** The text of an example as it is sent; `undefined` where it is the JSON of the value. */
function exampleText(source: ExampleSource, value: JsonValue): string | undefined {
  const { type, schema, isSequence } = source;
  const kind = mediaKind(type);
  if (kind === 'form' || kind === 'multipart' || kind === 'mixed') return undefined;
  if (typeof value === 'string') return stringText(source, value);
  if (isXmlMedia(type)) return xmlText(value, schema);
  if (kind === 'lines' || /^text\/event-stream\b/i.test(type)) {
    const items = isJsonArray(value) ? value : [value];
    return isSequence || isJsonArray(value) || kind !== 'lines'
      ? items.map((item) => sequenceText(type, item)).join('\n')
      : undefined;
  }
  return kind === 'text' && typeof value !== 'object' ? jsonText(value) : undefined;
}

/** A text is sent as it is; JSON that is written as a text is JSON. */
function stringText({ type, schema }: ExampleSource, value: string): string | undefined {
  if (mediaKind(type) !== 'json') return value;
  const isOther = schema.types.length > 0 && !schema.types.includes('string');
  return isOther && /^\s*[[{]/.test(value) ? value : undefined;
}
