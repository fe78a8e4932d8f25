import type {
  CredentialModel,
  EndpointModel,
  ExampleModel,
  MediaModel,
  ParameterModel,
} from '../model/endpoint.ts';
import { fileStandIn } from '../model/file-stand-in.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { mediaKind } from '../model/media-type.ts';
import { boundedValue } from './bounded-value.ts';
import type { BodyChoice, CredentialValue, ParameterChoice, RequestChoice } from './choice.ts';
import { fileFields } from './file-fields.ts';
import { exampleFileName, writtenFileName } from './file-name.ts';

/** Characters of a body or a parameter in a sample. */
const LONGEST_BODY = 12_000;
const LONGEST_PARAMETER = 1000;

/** What is chosen for a sample. */
export interface SampleOptions {
  /** `api.examples.defaults`: whether optional parameters appear. */
  readonly parameters: 'all' | 'required';
  /** `MediaModel.type` of the body; without it the first. */
  readonly media?: string;
}

/**
 * What a static sample shows: the first server, the first alternative that asks for credentials,
 * with placeholders for them, the sample values of the parameters and the first example of the
 * body. Long values are shortened.
 */
export function sampleChoice(endpoint: EndpointModel, options: SampleOptions): RequestChoice {
  const asking = endpoint.security.findIndex(({ credentials }) => credentials.length > 0);
  const credentials = endpoint.security[asking]?.credentials ?? [];
  const body = sampleBody(endpoint, options);
  return {
    variables: {},
    ...(asking === -1 ? {} : { security: asking }),
    credentials: Object.fromEntries(credentials.flatMap(placeholder)),
    parameters: endpoint.parameters
      .filter(({ required }) => required || options.parameters === 'all')
      .map(sampleParameter),
    ...(body === undefined ? {} : { body }),
  };
}

function placeholder(credential: CredentialModel): readonly (readonly [string, CredentialValue])[] {
  const { id, in: place, type } = credential;
  switch (type) {
    case 'basic':
      return [[id, { user: '<username>', password: '<password>' }]];
    case 'apiKey':
      // In a URL or a cookie the brackets would have to be escaped.
      return [[id, place === 'query' || place === 'cookie' ? 'YOUR_API_KEY' : '<api-key>']];
    case 'http':
      return [[id, '<credentials>']];
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return [[id, '<token>']];
    default:
      return [];
  }
}

function sampleParameter({ in: place, name, sample }: ParameterModel): ParameterChoice {
  const value = place === 'header' ? sample : withoutBrackets(sample);
  return { in: place, name, value: boundedValue(value, LONGEST_PARAMETER) };
}

/** Stand-ins such as `<user id>` would be escaped in a URL or a cookie: there they are `USER_ID`. */
function withoutBrackets(sample: JsonValue): JsonValue {
  if (isJsonArray(sample)) return sample.map(withoutBrackets);
  if (isJsonObject(sample)) {
    const entries = Object.entries(sample);
    return Object.fromEntries(entries.map(([name, value]) => [name, withoutBrackets(value)]));
  }
  const standIn = typeof sample === 'string' ? /^<([^<>]+)>$/.exec(sample)?.[1] : undefined;
  return standIn === undefined ? sample : standIn.replace(/[^\p{L}\p{N}]+/gu, '_').toUpperCase();
}

function sampleBody(endpoint: EndpointModel, options: SampleOptions): BodyChoice | undefined {
  const offered = endpoint.body?.media ?? [];
  const media = offered.find(({ type }) => type === options.media) ?? offered[0];
  if (media === undefined) return undefined;
  const kind = mediaKind(media.type);
  const example = media.examples.find(({ text, value }) => (text ?? value) !== undefined);
  if (kind === 'multipart') return multipartSample(media, example, options);
  if (media.schema.kind === 'file' || (kind === 'binary' && example === undefined)) {
    return fileSample(media.type, example?.value);
  }
  if (example === undefined) return undefined;
  const { text, value } = example;
  if (text !== undefined && kind !== 'form') return textSample(media.type, text);
  return valueSample(media.type, value ?? text ?? null);
}

function valueSample(media: string, value: JsonValue): BodyChoice {
  return { kind: 'value', media, value: boundedValue(value, LONGEST_BODY) };
}

/** Text cannot be shortened without knowing its grammar: long text comes from a file. */
function textSample(media: string, text: string): BodyChoice {
  return text.length > LONGEST_BODY ? fileSample(media) : { kind: 'text', media, text };
}

function fileSample(media: string, written?: JsonValue): BodyChoice {
  return { kind: 'file', media, fileName: writtenFileName(written) ?? exampleFileName(media) };
}

/** Names that an example writes for the files of a part, else one by the type of it. */
function fileNames(written: JsonValue | undefined, media: string | undefined): readonly string[] {
  const values = isJsonArray(written) ? written : [written];
  const names = values.flatMap((value) => writtenFileName(value) ?? []);
  return names.length > 0 ? names : [exampleFileName(media)];
}

function multipartSample(
  media: MediaModel,
  example: ExampleModel | undefined,
  options: SampleOptions,
): BodyChoice {
  const value = example?.value ?? {};
  const shown = fileFields(media.schema, isJsonObject(value) ? value : {}).filter(
    ({ required }) => required || options.parameters === 'all',
  );
  // A part that may be something else, too, is a file if its example is one.
  const standIns = Object.entries(example?.isGenerated ? value : {}).filter(
    ([, part]) => part === fileStandIn,
  );
  const names = new Set([...shown.map(({ name }) => name), ...standIns.map(([name]) => name)]);
  const files = [...names].map((name) => {
    const encoding = Object.hasOwn(media.encoding, name) ? media.encoding[name] : undefined;
    const own = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return [name, fileNames(own, encoding?.contentType)] as const;
  });
  return {
    kind: 'value',
    media: media.type,
    value: boundedValue(value, LONGEST_BODY),
    files: Object.fromEntries(files),
  };
}
