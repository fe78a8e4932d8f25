import { imageMarkdown } from '@waymark/content/text';
import type { EndpointModel, ExampleModel, MediaModel, SchemaPageModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { escapeHtml } from '../escape-html.ts';
import type { PanelCode, PanelGroup } from './code-panel.ts';
import { type Inline, outerLink } from './inline.ts';
import type { PageCodes } from './page-codes.ts';

/** An example as a panel shows it, its code still to be coloured. */
export interface CodePlace extends Omit<PanelCode, 'choice' | 'html' | 'text'> {
  readonly place: number;
}

/** Examples that stand together. */
export type CodeGroup = PanelGroup<CodePlace>;

/** The examples of each response that has any, by status. */
export function responseCodes({ responses }: EndpointModel, codes: PageCodes): CodeGroup[] {
  return responses.flatMap(({ status, media }) => {
    const found = mediaCodes(media, codes);
    return found.length === 0 ? [] : [{ label: status, codes: found }];
  });
}

/** The examples of media types, each named so that it is told from the others. */
export function mediaCodes(media: readonly MediaModel[], codes: PageCodes): CodePlace[] {
  return media.flatMap((each) =>
    each.examples.map((example) => {
      const label = exampleLabel(example, each, media.length > 1);
      return exampleCode(example, { type: each.type, label }, codes);
    }),
  );
}

/** The examples of a schema that has a page of its own. */
export function schemaCodes({ name, examples }: SchemaPageModel, codes: PageCodes): CodeGroup[] {
  const found = examples.map((example) =>
    exampleCode(example, { type: 'application/json', label: example.label || name }, codes),
  );
  return found.length === 0 ? [] : [{ label: name, codes: found }];
}

/** What tells an example from the others beside it. */
function exampleLabel(
  { label }: ExampleModel,
  { type, examples }: MediaModel,
  isOneOfSeveral: boolean,
): string {
  if (!isOneOfSeveral) return label || type;
  return examples.length > 1 && label ? `${type}: ${label}` : type;
}

/** An example as code of the page. */
export function exampleCode(
  example: ExampleModel,
  { type, label }: { readonly type: string; readonly label: string },
  codes: PageCodes,
): CodePlace {
  const { description } = example;
  const named = { label, ...(description && { description }) };
  const media = embedded(example, type);
  if (media !== undefined) return { ...named, language: 'text', place: -1, media };
  const text = example.text ?? jsonText(example.value ?? null, 2);
  const language = example.text === undefined ? 'json' : textLanguage(type);
  return { ...named, language, place: codes.add(text, language) };
}

/** A picture, a recording, or a link to an example that lies elsewhere. */
function embedded({ value, externalUrl }: ExampleModel, type: string): Inline | undefined {
  if (externalUrl !== undefined) return outerLink(externalUrl, externalUrl);
  if (typeof value !== 'string' || !/^https:\/\//.test(value)) return undefined;
  const src = escapeHtml(value);
  if (type.startsWith('audio/'))
    return {
      html: `<audio controls preload="none" src="${src}"></audio>`,
      markdown: (reader) => reader.link(value, ''),
    };
  if (type.startsWith('image/'))
    return {
      html: `<img src="${src}" alt="" loading="lazy">`,
      markdown: () => imageMarkdown(value, ''),
    };
  return undefined;
}

/** The language of an example that is kept as text, by its media type. */
export function textLanguage(type: string): string {
  const name = type.toLowerCase().split(';')[0] ?? '';
  if (/[/+]json$/.test(name)) return 'json';
  if (/[/+]xml$/.test(name)) return 'xml';
  if (/ya?ml$/.test(name)) return 'yaml';
  if (/jsonl$|ndjson$|jsonlines$/.test(name)) return 'jsonl';
  return /^text\/(html|csv|css)$/.exec(name)?.[1] ?? 'text';
}
