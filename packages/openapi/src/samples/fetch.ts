import { base64 } from '../request/base64.ts';
import type { ApiRequest, RequestBody, RequestPart } from '../request/request.ts';
import { hasBigInteger, javascriptKey, javascriptValue } from './javascript-value.ts';
import { javascriptLiteral } from './literal/javascript-literal.ts';
import { bodyText, hasUniqueNames, headersWithCookies } from './request-text.ts';
import { isShallow } from './value-depth.ts';

/** Where the code runs: files come from a form in a page, from the disk in Node. */
export type FetchHost = 'browser' | 'node';

/**
 * The request with `fetch`, as a module of JavaScript or TypeScript; `undefined` for what `fetch`
 * refuses: a body with GET or HEAD, and the methods that it forbids.
 */
export function fetchSample(request: ApiRequest, host: FetchHost): string | undefined {
  const { body, method, url } = request;
  if (/^(CONNECT|TRACE|TRACK)$/i.test(method)) return undefined;
  if (body !== undefined && /^(GET|HEAD)$/i.test(method)) return undefined;
  const options = [
    `method: ${javascriptLiteral(method)}`,
    ...headerOption(request, host),
    ...credentialsOption(request, host),
    ...(body === undefined ? [] : [bodyOption(body, host)]),
  ];
  return [
    ...preparation(body, host),
    `const response = await fetch(${javascriptLiteral(url)}, {`,
    ...options.map((option) => `  ${option},`),
    '});',
    '',
    'console.log(await response.text());',
  ].join('\n');
}

function headerOption(request: ApiRequest, host: FetchHost): readonly string[] {
  const headers = host === 'browser' ? request.headers : headersWithCookies(request);
  const lines = headers.map(
    ({ name, value }) => `${javascriptKey(name)}: ${javascriptLiteral(value)}`,
  );
  if (request.basic !== undefined) lines.unshift(`Authorization: ${basicValue(request.basic)}`);
  if (lines.length === 0) return [];
  return [`headers: {\n${lines.map((line) => `    ${line},\n`).join('')}  }`];
}

/** A browser drops the header `Cookie`, and sends the cookies that it has of the API. */
function credentialsOption({ cookies }: ApiRequest, host: FetchHost): readonly string[] {
  return host === 'browser' && cookies.length > 0 ? ["credentials: 'include'"] : [];
}

/** `btoa` takes no text beyond Latin-1. */
function basicValue({ user, password }: NonNullable<ApiRequest['basic']>): string {
  const pair = `${user}:${password}`;
  if (!/^[ -~]*$/.test(pair)) return javascriptLiteral(`Basic ${base64(pair)}`);
  return `\`Basic \${btoa(${javascriptLiteral(pair)})}\``;
}

function bodyOption(body: RequestBody, host: FetchHost): string {
  switch (body.kind) {
    case 'json': {
      const isLiteral = isShallow(body.value) && !hasBigInteger(body.value);
      const text = isLiteral
        ? `JSON.stringify(${javascriptValue(body.value, '  ')})`
        : javascriptLiteral(bodyText(body));
      return `body: ${text}`;
    }
    case 'text':
      return `body: ${javascriptLiteral(body.text)}`;
    case 'form':
      return `body: new URLSearchParams(${formFields(body.fields)})`;
    case 'multipart':
      return 'body: form';
    case 'file':
      return `body: ${fileExpression(body.fileName, body.media, 0, host)}`;
  }
}

function formFields(fields: readonly { readonly name: string; readonly value: string }[]): string {
  const isUnique = hasUniqueNames(fields);
  const lines = fields.map(({ name, value }) =>
    isUnique
      ? `    ${javascriptKey(name)}: ${javascriptLiteral(value)},\n`
      : `    [${javascriptLiteral(name)}, ${javascriptLiteral(value)}],\n`,
  );
  return isUnique ? `{\n${lines.join('')}  }` : `[\n${lines.join('')}  ]`;
}

/** What stands before the call: the import for files, the form. */
function preparation(body: RequestBody | undefined, host: FetchHost): readonly string[] {
  const parts = body?.kind === 'multipart' ? body.parts : [];
  const hasFile = body?.kind === 'file' || parts.some(({ kind }) => kind === 'file');
  const imports = hasFile && host === 'node' ? ["import { openAsBlob } from 'node:fs';", ''] : [];
  if (body?.kind !== 'multipart') return imports;
  const files = parts.filter(({ kind }) => kind === 'file');
  const lines = parts.map((part) => partLine(part, files.indexOf(part), host));
  return [...imports, 'const form = new FormData();', ...lines, ''];
}

function partLine(part: RequestPart, fileIndex: number, host: FetchHost): string {
  const name = javascriptLiteral(part.name);
  if (part.kind === 'file') {
    const file = fileExpression(part.fileName, part.media, fileIndex, host);
    return `form.append(${name}, ${file}, ${javascriptLiteral(part.fileName)});`;
  }
  const value = javascriptLiteral(part.value);
  if (part.media === undefined) return `form.append(${name}, ${value});`;
  const type = `{ type: ${javascriptLiteral(part.media)} }`;
  return `form.append(${name}, new Blob([${value}], ${type}));`;
}

function fileExpression(
  fileName: string,
  media: string | undefined,
  index: number,
  host: FetchHost,
): string {
  if (host === 'browser') return `document.querySelector('input[type="file"]').files[${index}]`;
  const type = media === undefined ? '' : `, { type: ${javascriptLiteral(media)} }`;
  return `await openAsBlob(${javascriptLiteral(fileName)}${type})`;
}
