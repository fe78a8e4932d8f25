import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { pythonLiteral } from './literal/python-literal.ts';
import { pythonValue } from './python-value.ts';
import { bodyText, hasUniqueNames, headersWithCookies } from './request-text.ts';
import { isShallow } from './value-depth.ts';

const SHORTCUTS = new Set(['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** A variable and the argument of `requests` that takes it. */
interface Argument {
  readonly keyword: string;
  readonly variable: string;
  readonly code: string;
}

/** The request with the Python library requests. */
export function pythonSample(request: ApiRequest): string {
  const args = [...headerArguments(request), ...bodyArguments(request.body)];
  const passed = [
    ...(SHORTCUTS.has(request.method) ? [] : [pythonLiteral(request.method)]),
    'url',
    ...args.map(({ keyword, variable }) => `${keyword}=${variable}`),
    ...(request.basic === undefined ? [] : [`auth=${authTuple(request.basic)}`]),
    ...(request.clientCertificate ? ['cert="client.pem"'] : []),
  ];
  const call = SHORTCUTS.has(request.method) ? request.method.toLowerCase() : 'request';
  return [
    'import requests',
    '',
    `url = ${pythonLiteral(request.url)}`,
    ...args.map(({ variable, code }) => `${variable} = ${code}`),
    '',
    `response = requests.${call}(${passed.join(', ')})`,
    '',
    'print(response.text)',
  ].join('\n');
}

/** requests writes text as Latin-1, so that other text is given as bytes. */
function authTuple({ user, password }: NonNullable<ApiRequest['basic']>): string {
  return `(${[user, password].map(textOrBytes).join(', ')})`;
}

function textOrBytes(text: string): string {
  const literal = pythonLiteral(text.toWellFormed());
  return /^[\t\n\r -~]*$/.test(text) ? literal : `${literal}.encode()`;
}

function headerArguments(request: ApiRequest): readonly Argument[] {
  const headers = headersWithCookies(request);
  if (headers.length === 0) return [];
  return [{ keyword: 'headers', variable: 'headers', code: pairs(headers) }];
}

function bodyArguments(body: RequestBody | undefined): readonly Argument[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      // `json=None` sends no body at all.
      return body.value === null || !isShallow(body.value)
        ? [data(textOrBytes(bodyText(body)))]
        : [{ keyword: 'json', variable: 'payload', code: pythonValue(body.value) }];
    case 'text':
      return [data(textOrBytes(body.text))];
    case 'form':
      return [data(hasUniqueNames(body.fields) ? pairs(body.fields) : tuples(body.fields))];
    case 'multipart':
      return [{ keyword: 'files', variable: 'files', code: list(body.parts.map(part)) }];
    case 'file':
      return [data(`open(${pythonLiteral(body.fileName)}, "rb")`)];
  }
}

function data(code: string): Argument {
  return { keyword: 'data', variable: 'data', code };
}

function pairs(values: readonly NamedValue[]): string {
  if (values.length === 0) return '{}';
  const lines = values.map(
    ({ name, value }) => `    ${pythonLiteral(name)}: ${pythonLiteral(value)},\n`,
  );
  return `{\n${lines.join('')}}`;
}

function tuples(values: readonly NamedValue[]): string {
  return list(values.map(({ name, value }) => `(${pythonLiteral(name)}, ${pythonLiteral(value)})`));
}

function list(elements: readonly string[]): string {
  return elements.length === 0 ? '[]' : `[\n${elements.map((line) => `    ${line},\n`).join('')}]`;
}

/** A text part has no file name, which requests says by `None`. */
function part({ media, name, ...rest }: RequestPart): string {
  const content =
    rest.kind === 'text'
      ? ['None', pythonLiteral(rest.value)]
      : [pythonLiteral(rest.fileName), `open(${pythonLiteral(rest.fileName)}, "rb")`];
  const type = media === undefined ? [] : [pythonLiteral(media)];
  return `(${pythonLiteral(name)}, (${[...content, ...type].join(', ')}))`;
}
