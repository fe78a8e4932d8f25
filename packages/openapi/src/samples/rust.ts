import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { rustLiteral } from './literal/rust-literal.ts';
import { bodyText, formText, headersWithCookies } from './request-text.ts';

/** Methods that the client has a function for. */
const FUNCTIONS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** The request with the crate reqwest (0.12 or later) of Rust, as a program. */
export function rustSample(request: ApiRequest): string {
  const { basic, body } = request;
  const parts = body?.kind === 'multipart' ? body.parts : undefined;
  const calls = [
    methodCall(request),
    ...headersWithCookies(request).map(headerCall),
    ...(basic === undefined
      ? []
      : [`.basic_auth(${rustLiteral(basic.user)}, Some(${rustLiteral(basic.password)}))`]),
    ...bodyCalls(body),
    '.send()?;',
  ];
  return [
    `// cargo add reqwest --features ${parts === undefined ? 'blocking' : 'blocking,multipart'}`,
    ...imports(request),
    '',
    'fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(parts === undefined ? [] : formLines(parts)),
    '    let response = Client::new()',
    ...calls.map((call) => `        ${call}`),
    '',
    '    println!("{}", response.text()?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function imports({ body, method }: ApiRequest): readonly string[] {
  const parts: readonly RequestPart[] = body?.kind === 'multipart' ? body.parts : [];
  const form = parts.some((part) => !isPlain(part)) ? '{Form, Part}' : 'Form';
  return [
    ...(body?.kind === 'multipart' ? [`use reqwest::blocking::multipart::${form};`] : []),
    'use reqwest::blocking::Client;',
    ...(FUNCTIONS.has(method) ? [] : ['use reqwest::Method;']),
    ...(body?.kind === 'file' ? ['use std::fs::File;'] : []),
  ];
}

function methodCall({ method, url }: ApiRequest): string {
  if (FUNCTIONS.has(method)) return `.${method.toLowerCase()}(${rustLiteral(url)})`;
  return `.request(Method::from_bytes(${rustLiteral(method)}.as_bytes())?, ${rustLiteral(url)})`;
}

function headerCall({ name, value }: NamedValue): string {
  return `.header(${rustLiteral(name)}, ${rustLiteral(value)})`;
}

function bodyCalls(body: RequestBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
    case 'text':
      return [`.body(${rustLiteral(bodyText(body))})`];
    case 'form':
      return [`.body(${rustLiteral(formText(body.fields))})`];
    case 'multipart':
      return ['.multipart(form)'];
    case 'file':
      return [`.body(File::open(${rustLiteral(body.fileName)})?)`];
  }
}

function formLines(parts: readonly RequestPart[]): readonly string[] {
  const calls = parts.map((part) => `        ${partCall(part)}`);
  return [`    let form = ${['Form::new()', ...calls].join('\n')};`, ''];
}

function isPlain({ kind, media }: RequestPart): boolean {
  return kind === 'text' && media === undefined;
}

function partCall(part: RequestPart): string {
  const name = rustLiteral(part.name);
  if (part.kind === 'text' && part.media === undefined) {
    return `.text(${name}, ${rustLiteral(part.value)})`;
  }
  const content =
    part.kind === 'text'
      ? `Part::text(${rustLiteral(part.value)})`
      : `Part::file(${rustLiteral(part.fileName)})?`;
  const type = part.media === undefined ? '' : `.mime_str(${rustLiteral(part.media)})?`;
  return `.part(${name}, ${content}${type})`;
}
