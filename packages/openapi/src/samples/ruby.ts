import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { rubyLiteral } from './literal/ruby-literal.ts';
import { multipartText } from './multipart-text.ts';
import { bodyText, headersWithCookies } from './request-text.ts';

/** Methods that net/http has a class for. */
const CLASSES = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** The request with net/http of Ruby. */
export function rubySample(request: ApiRequest): string {
  const { basic, url } = request;
  return [
    "require 'net/http'",
    '',
    `uri = URI(${rubyLiteral(url)})`,
    `request = ${newRequest(request)}`,
    ...headersWithCookies(request).map(headerLine),
    ...(basic === undefined
      ? []
      : [`request.basic_auth(${rubyLiteral(basic.user)}, ${rubyLiteral(basic.password)})`]),
    ...bodyLines(request.body),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    '',
    'puts response.body',
  ].join('\n');
}

function newRequest({ body, method }: ApiRequest): string {
  if (CLASSES.has(method)) {
    return `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`;
  }
  return `Net::HTTPGenericRequest.new(${rubyLiteral(method)}, ${body !== undefined}, true, uri)`;
}

function headerLine({ name, value }: NamedValue): string {
  return `request[${rubyLiteral(name)}] = ${rubyLiteral(value)}`;
}

function bodyLines(body: RequestBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
    case 'text':
      return [`request.body = ${rubyLiteral(bodyText(body))}`];
    case 'form':
      return [`request.body = URI.encode_www_form(${list(body.fields.map(pair))})`];
    case 'multipart':
      return isPlainForm(body.parts) ? formLines(body.parts) : ownMultipart(body.parts);
    case 'file':
      return [`request.body = File.binread(${rubyLiteral(body.fileName)})`];
  }
}

/** `set_form` writes no type for a part that is no file. */
function isPlainForm(parts: readonly RequestPart[]): boolean {
  return parts.every(({ kind, media }) => kind === 'file' || media === undefined);
}

function formLines(parts: readonly RequestPart[]): readonly string[] {
  return [`request.set_form(${list(parts.map(partEntry))}, 'multipart/form-data')`];
}

function partEntry(part: RequestPart): string {
  if (part.kind === 'text') return pair(part);
  const type = part.media === undefined ? '' : `, { content_type: ${rubyLiteral(part.media)} }`;
  return `[${rubyLiteral(part.name)}, File.open(${rubyLiteral(part.fileName)})${type}]`;
}

function ownMultipart(parts: readonly RequestPart[]): readonly string[] {
  const { boundary, segments } = multipartText(parts);
  // Texts and files can be joined only as bytes.
  const pieces = segments.map((segment) =>
    segment.kind === 'text'
      ? `${rubyLiteral(segment.text)}.b`
      : `File.binread(${rubyLiteral(segment.fileName)})`,
  );
  return [
    `request['Content-Type'] = ${rubyLiteral(`multipart/form-data; boundary=${boundary}`)}`,
    `request.body = ${pieces.join(' +\n  ')}`,
  ];
}

function pair({ name, value }: NamedValue): string {
  return `[${rubyLiteral(name)}, ${rubyLiteral(value)}]`;
}

function list(elements: readonly string[]): string {
  return `[\n${elements.map((element) => `  ${element},\n`).join('')}]`;
}
