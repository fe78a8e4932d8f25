import { cookieHeader } from '../request/cookie.ts';
import { encodeValue } from '../request/percent-encode.ts';
import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { shellLiteral } from './literal/shell-literal.ts';
import { bodyText, formText } from './request-text.ts';

/** The request as a command of curl, for bash, zsh and other POSIX shells. */
export function curlSample(request: ApiRequest): string {
  const { basic, cookies, headers, method, url } = request;
  const options = [
    methodOption(method),
    // Braces and brackets would ask curl for several requests.
    ...(/[[\]{}]/.test(url) ? ['--globoff'] : []),
    option('--url', url),
    ...(basic === undefined ? [] : [option('--user', `${basic.user}:${basic.password}`)]),
    ...(request.clientCertificate ? [option('--cert', 'client.pem')] : []),
    ...headers.map(headerOption),
    ...(cookies.length === 0 ? [] : [option('--cookie', cookieHeader(cookies))]),
    ...bodyOptions(request.body),
  ];
  return `curl ${options.join(' \\\n  ')}`;
}

function option(name: string, value: string): string {
  return `${name} ${shellLiteral(value)}`;
}

function methodOption(method: string): string {
  if (method === 'HEAD') return '--head';
  return `--request ${/^[A-Z]+$/.test(method) ? method : shellLiteral(method)}`;
}

/** `Name:` would remove a header, `Name;` sends it empty. */
function headerOption({ name, value }: NamedValue): string {
  return option('--header', value === '' ? `${name};` : `${name}: ${value}`);
}

function bodyOptions(body: RequestBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [option('--data', bodyText(body))];
    case 'text':
      // Unlike `--data`, takes a text that begins with `@` for a text.
      return [option('--data-raw', body.text)];
    case 'form':
      return body.fields.length === 0 ? [option('--data', '')] : body.fields.map(fieldOption);
    case 'multipart':
      return body.parts.map(partOption);
    case 'file':
      return [option('--data-binary', `@${body.fileName}`)];
  }
}

/** curl encodes what follows the first `=`; without a name it would drop that character. */
function fieldOption(field: NamedValue): string {
  if (field.name === '' || field.value.includes('\0')) return option('--data', formText([field]));
  return option('--data-urlencode', `${encodeValue(field.name)}=${field.value}`);
}

/**
 * The name ends at the first `=`, so that one in the name is escaped: what follows it could
 * otherwise name a file of the reader's.
 */
function partOption(part: RequestPart): string {
  const name = part.name.replaceAll('=', '%3D');
  const type = typeMark(part.media);
  if (part.kind === 'file') return option('--form', `${name}=@${formWord(part.fileName)}${type}`);
  if (type === '') return option('--form-string', `${name}=${part.value}`);
  return option('--form', `${name}=${quoted(part.value)}${type}`);
}

/** Nothing but a type and its charset: curl reads `;headers=@file` and the like behind it. */
function typeMark(media = ''): string {
  const type = /^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?/i.exec(media)?.[0];
  return type === undefined ? '' : `;type=${type}`;
}

/** In quotes curl looks for none of its own marks: no `@`, no `<`, no `;type=`. */
function quoted(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function formWord(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : quoted(text);
}
