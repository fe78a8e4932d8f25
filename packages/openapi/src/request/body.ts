import type { EncodingModel, EndpointModel } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import { concreteMedia, mediaKind } from '../model/media-type.ts';
import { bodyFields } from './body-fields.ts';
import type { BodyChoice } from './choice.ts';
import { headerText } from './header.ts';
import { mixedBody } from './mixed-body.ts';
import type { NamedValue, RequestBody, RequestPart } from './request.ts';
import { scalarText } from './scalar-text.ts';

type ValueChoice = Extract<BodyChoice, { kind: 'value' }>;

type Encodings = Readonly<Record<string, EncodingModel>>;

/** The body of the choice, written as its media type asks (docs/format/openapi.md#bodies). */
export function buildBody(endpoint: EndpointModel, choice: BodyChoice): RequestBody {
  const media = headerText(concreteMedia(choice.media));
  if (choice.kind === 'file') return { kind: 'file', media, fileName: choice.fileName };
  if (choice.kind === 'text') return { kind: 'text', media, text: choice.text.toWellFormed() };
  const model = endpoint.body?.media.find(({ type }) => type === choice.media);
  const encodings = model?.encoding ?? {};
  switch (mediaKind(choice.media)) {
    case 'json':
      return { kind: 'json', media, value: choice.value };
    case 'lines':
      return { kind: 'text', media, text: lines(choice.value, media) };
    case 'form':
      return { kind: 'form', fields: formFields(choice.value, encodings) };
    case 'multipart':
      return { kind: 'multipart', parts: parts(choice, encodings) };
    case 'mixed':
      return mixedBody(media, choice.value, model ?? {});
    default:
      return { kind: 'text', media, text: scalarText(choice.value).toWellFormed() };
  }
}

/** A JSON text a line; `json-seq` sets a record separator before each (RFC 7464). */
function lines(value: JsonValue, media: string): string {
  const mark = media.includes('json-seq') ? '\u001e' : '';
  const values = isJsonArray(value) ? value : [value];
  return values.map((item) => `${mark}${jsonText(item)}\n`).join('');
}

function formFields(value: JsonValue, encodings: Encodings): readonly NamedValue[] {
  if (!isJsonObject(value)) {
    const fields = new URLSearchParams(scalarText(value));
    return [...fields].map(([name, text]) => ({ name, value: text }));
  }
  return Object.entries(value)
    .flatMap(([name, item]) => bodyFields(name, item, own(encodings, name)))
    .map((field) => ({ name: field.name.toWellFormed(), value: field.value.toWellFormed() }));
}

function parts(choice: ValueChoice, encodings: Encodings): readonly RequestPart[] {
  const files = choice.files ?? {};
  const values = isJsonObject(choice.value) ? choice.value : {};
  const names = new Set([...Object.keys(values), ...Object.keys(files)]);
  return [...names].flatMap((name): readonly RequestPart[] => {
    const encoding = own(encodings, name);
    const fileNames = own(files, name);
    if (fileNames !== undefined) return fileParts(name, fileNames, encoding);
    return bodyFields(name, values[name] ?? null, encoding).map((field) => ({
      kind: 'text',
      name: partName(field.name),
      value: field.value.toWellFormed(),
      ...(field.media === undefined ? {} : { media: headerText(field.media) }),
    }));
  });
}

function fileParts(
  name: string,
  fileNames: readonly string[],
  encoding: EncodingModel | undefined,
): readonly RequestPart[] {
  const type = encoding?.contentType;
  const isKnown = type !== undefined && !concreteMedia(type).includes('octet-stream');
  return fileNames.map((fileName) => ({
    kind: 'file',
    name: partName(name),
    fileName,
    ...(isKnown ? { media: headerText(concreteMedia(type)) } : {}),
  }));
}

/** Line breaks in a name would end the header that carries it. */
function partName(name: string): string {
  return (
    name
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
      .replace(/[\u0000-\u001f\u007f]+/g, ' ')
  );
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
