import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { cLiteral, cppLiteral } from './literal/c-literal.ts';
import { bodyText, formText, headersWithCookies } from './request-text.ts';

/** What differs between the two languages that call libcurl. */
interface Dialect {
  readonly standardIo: string;
  readonly null: string;
  readonly main: string;
  readonly literal: (text: string, margin?: string) => string;
}

const C: Dialect = {
  standardIo: 'stdio.h',
  null: 'NULL',
  main: 'int main(void)',
  literal: cLiteral,
};
const CPP: Dialect = {
  standardIo: 'cstdio',
  null: 'nullptr',
  main: 'int main()',
  literal: cppLiteral,
};

/** Spaces before the lines of a literal in an argument. */
const MARGIN = ' '.repeat(6);

/** The request with libcurl, as a program of C (7.56 or later for forms). */
export function cSample(request: ApiRequest): string {
  return program(request, C);
}

/** The request with libcurl, as a program of C++. */
export function cppSample(request: ApiRequest): string {
  return program(request, CPP);
}

function program(request: ApiRequest, dialect: Dialect): string {
  const { basic, body } = request;
  const { literal } = dialect;
  const headers = headersWithCookies(request);
  const statements = [
    'CURL *curl = curl_easy_init();',
    '',
    ...headerLines(headers, dialect),
    ...bodyPreparation(body, dialect),
    request.method === 'HEAD'
      ? option('NOBODY', '1L')
      : option('CUSTOMREQUEST', literal(request.method)),
    option('URL', literal(request.url)),
    ...(basic === undefined
      ? []
      : [option('USERNAME', literal(basic.user)), option('PASSWORD', literal(basic.password))]),
    ...(request.clientCertificate ? [option('SSLCERT', '"client.pem"')] : []),
    ...(headers.length === 0 ? [] : [option('HTTPHEADER', 'headers')]),
    ...bodyOptions(body, dialect),
    '',
    'CURLcode result = curl_easy_perform(curl);',
    '',
    ...(headers.length === 0 ? [] : ['curl_slist_free_all(headers);']),
    ...(body?.kind === 'multipart' ? ['curl_mime_free(form);'] : []),
    ...(body?.kind === 'file' ? ['fclose(file);'] : []),
    'curl_easy_cleanup(curl);',
    'return result == CURLE_OK ? 0 : 1;',
  ];
  return [
    '#include <curl/curl.h>',
    ...(body?.kind === 'file' ? [`#include <${dialect.standardIo}>`] : []),
    '',
    `${dialect.main} {`,
    ...statements.map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
  ].join('\n');
}

function option(name: string, value: string): string {
  return `curl_easy_setopt(curl, CURLOPT_${name}, ${value});`;
}

/** `Name:` would remove a header, `Name;` sends it empty. */
function headerLines(headers: readonly NamedValue[], dialect: Dialect): readonly string[] {
  if (headers.length === 0) return [];
  const lines = headers.map(({ name, value }) => (value === '' ? `${name};` : `${name}: ${value}`));
  return [
    `struct curl_slist *headers = ${dialect.null};`,
    ...lines.map((line) => `headers = curl_slist_append(headers, ${dialect.literal(line)});`),
    '',
  ];
}

function bodyPreparation(body: RequestBody | undefined, dialect: Dialect): readonly string[] {
  if (body?.kind === 'file') {
    return [`FILE *file = fopen(${dialect.literal(body.fileName)}, "rb");`, ''];
  }
  if (body?.kind !== 'multipart') return [];
  const { literal } = dialect;
  return [
    'curl_mime *form = curl_mime_init(curl);',
    ...(body.parts.length === 0 ? [] : ['curl_mimepart *part;']),
    ...body.parts.flatMap((part) => [
      'part = curl_mime_addpart(form);',
      ...partLines(part, literal),
    ]),
    '',
  ];
}

function partLines(part: RequestPart, literal: Dialect['literal']): readonly string[] {
  const content =
    part.kind === 'text'
      ? `curl_mime_data(part, ${literal(part.value, MARGIN)}, CURL_ZERO_TERMINATED);`
      : `curl_mime_filedata(part, ${literal(part.fileName)});`;
  return [
    `curl_mime_name(part, ${literal(part.name)});`,
    content,
    ...(part.media === undefined ? [] : [`curl_mime_type(part, ${literal(part.media)});`]),
  ];
}

function bodyOptions(body: RequestBody | undefined, { literal }: Dialect): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
    case 'text':
      return [textOption(literal(bodyText(body), MARGIN))];
    case 'form':
      return [textOption(literal(formText(body.fields)))];
    case 'multipart':
      return [option('MIMEPOST', 'form')];
    case 'file':
      return [option('UPLOAD', '1L'), option('READDATA', 'file')];
  }
}

/** A literal of several lines stands on lines of its own. */
function textOption(literal: string): string {
  const separator = /^".*"\n/.test(literal) ? `\n${MARGIN}` : ' ';
  return `curl_easy_setopt(curl, CURLOPT_POSTFIELDS,${separator}${literal});`;
}
