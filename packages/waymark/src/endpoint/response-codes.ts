import type { EndpointModel, ExampleModel, MediaModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { escapeHtml, outerLink } from './html.ts';
import type { PageCodes } from './page-codes.ts';

/** An example as a panel shows it, its code still to be coloured. */
export interface CodePlace {
  readonly label: string;
  readonly language: string;
  readonly place: number;
  readonly media?: string;
}

/** The examples of each response that has any, by status. */
export function responseCodes(
  { responses }: EndpointModel,
  codes: PageCodes,
): { readonly label: string; readonly codes: readonly CodePlace[] }[] {
  return responses.flatMap(({ status, media }) => {
    const found = media.flatMap((each) =>
      each.examples.map((example) => exampleCode(example, each, media.length > 1, codes)),
    );
    return found.length === 0 ? [] : [{ label: status, codes: found }];
  });
}

function exampleCode(
  example: ExampleModel,
  { type }: MediaModel,
  isOneOfSeveral: boolean,
  codes: PageCodes,
): CodePlace {
  const label = [isOneOfSeveral ? type : '', example.label].filter(Boolean).join(': ') || type;
  const media = embedded(example, type);
  if (media !== undefined) return { label, language: 'text', place: -1, media };
  const text = example.text ?? jsonText(example.value ?? null, 2);
  const language = example.text === undefined ? 'json' : textLanguage(type);
  return { label, language, place: codes.add(text, language) };
}

/** A picture, a recording, or a link to an example that lies elsewhere (openapi-pages §14). */
function embedded({ value, externalUrl }: ExampleModel, type: string): string | undefined {
  if (externalUrl !== undefined) return outerLink(externalUrl, externalUrl);
  if (typeof value !== 'string' || !/^https:\/\//.test(value)) return undefined;
  const src = escapeHtml(value);
  if (type.startsWith('audio/')) return `<audio controls preload="none" src="${src}"></audio>`;
  if (type.startsWith('image/')) return `<img src="${src}" alt="" loading="lazy">`;
  return undefined;
}

/** The language of an example that is kept as text, by its media type. */
export function textLanguage(type: string): string {
  const name = type.toLowerCase().split(';')[0] ?? '';
  if (/[/+]json$/.test(name)) return 'json';
  if (/[/+]xml$/.test(name)) return 'xml';
  if (/ya?ml$/.test(name)) return 'yaml';
  if (/jsonl$|ndjson$|jsonlines$/.test(name)) return 'jsonl';
  return { 'text/html': 'html', 'text/csv': 'csv', 'text/css': 'css' }[name] ?? 'text';
}
