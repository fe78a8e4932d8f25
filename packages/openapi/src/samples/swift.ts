import type { ApiRequest, NamedValue, RequestBody } from '../request/request.ts';
import { swiftLiteral } from './literal/swift-literal.ts';
import { type MultipartSegment, multipartText, multipartType } from './multipart-text.ts';
import { bodyText, formText, headersWithCookies } from './request-text.ts';

/**
 * The request with `URLSession`, as a script of Swift 5.7 or later; `undefined` for what the client
 * refuses, a body with GET or HEAD.
 */
export function swiftSample(request: ApiRequest): string | undefined {
  const { basic, body, method, url } = request;
  if (body !== undefined && /^(GET|HEAD)$/.test(method)) return undefined;
  const multipart = body?.kind === 'multipart' ? multipartText(body.parts) : undefined;
  const headers = headersWithCookies(request).map(headerLine);
  if (multipart !== undefined) headers.push(headerLine(multipartType(multipart)));
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${swiftLiteral(url)})!)`,
    `request.httpMethod = ${swiftLiteral(method)}`,
    ...(basic === undefined ? [] : basicLines(basic)),
    ...headers,
    ...(multipart === undefined ? bodyLines(body) : concatenated(multipart.segments)),
    '',
    'let (data, _) = try await URLSession.shared.data(for: request)',
    'print(String(decoding: data, as: UTF8.self))',
  ].join('\n');
}

function headerLine({ name, value }: NamedValue): string {
  return `request.setValue(${swiftLiteral(value)}, forHTTPHeaderField: ${swiftLiteral(name)})`;
}

function basicLines({ password, user }: NonNullable<ApiRequest['basic']>): readonly string[] {
  return [
    `let credentials = ${ofText(`${user}:${password}`)}.base64EncodedString()`,
    'request.setValue("Basic \\(credentials)", forHTTPHeaderField: "Authorization")',
  ];
}

function bodyLines(body: RequestBody | undefined): readonly string[] {
  switch (body?.kind) {
    case 'json':
    case 'text':
      return [`request.httpBody = ${ofText(bodyText(body))}`];
    case 'form':
      return [`request.httpBody = ${ofText(formText(body.fields))}`];
    case 'file':
      return [`request.httpBody = ${ofFile(body.fileName)}`];
    default:
      return [];
  }
}

function concatenated(segments: readonly MultipartSegment[]): readonly string[] {
  const pieces = segments.map((segment) =>
    segment.kind === 'text' ? ofText(segment.text) : ofFile(segment.fileName),
  );
  return [
    '',
    'var body = Data()',
    ...pieces.map((piece) => `body.append(${piece})`),
    'request.httpBody = body',
  ];
}

function ofText(text: string): string {
  return `Data(${swiftLiteral(text)}.utf8)`;
}

function ofFile(fileName: string): string {
  return `try Data(contentsOf: URL(fileURLWithPath: ${swiftLiteral(fileName)}))`;
}
