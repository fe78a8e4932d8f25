import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { dartLiteral } from './literal/dart-literal.ts';
import { bodyText, formText, hasUniqueNames, headersWithCookies } from './request-text.ts';

/** The request with the package http, as a program of Dart; of Flutter's code its body. */
export function dartSample(request: ApiRequest): string {
  const { basic, body, method, url } = request;
  const headers = headersWithCookies(request).map(headerEntry);
  if (basic !== undefined) headers.unshift(basicEntry(basic));
  const kind = body?.kind === 'multipart' ? 'MultipartRequest' : 'Request';
  const statements = [
    `final request = http.${kind}(${dartLiteral(method)}, Uri.parse(${dartLiteral(url)}));`,
    ...(headers.length === 0
      ? []
      : ['request.headers.addAll({', ...headers.map((entry) => `  ${entry},`), '});']),
    ...bodyLines(body),
    '',
    'final response = await http.Response.fromStream(await request.send());',
    'print(response.body);',
  ];
  return [
    ...imports(request),
    '',
    'Future<void> main() async {',
    ...statements.map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
  ].join('\n');
}

function imports({ basic, body }: ApiRequest): readonly string[] {
  const hasText = /^(json|text|form)$/.test(body?.kind ?? '') || basic !== undefined;
  const parts: readonly RequestPart[] = body?.kind === 'multipart' ? body.parts : [];
  const groups = [
    [
      ...(hasText ? ["import 'dart:convert';"] : []),
      ...(body?.kind === 'file' ? ["import 'dart:io';"] : []),
    ],
    [
      "import 'package:http/http.dart' as http;",
      ...(parts.some(({ media }) => media !== undefined)
        ? ["import 'package:http_parser/http_parser.dart';"]
        : []),
    ],
  ];
  return groups.flatMap((group, index) =>
    index > 0 && (groups[0]?.length ?? 0) > 0 ? ['', ...group] : group,
  );
}

function headerEntry({ name, value }: NamedValue): string {
  return `${dartLiteral(name)}: ${dartLiteral(value)}`;
}

function basicEntry({ password, user }: NonNullable<ApiRequest['basic']>): string {
  const bytes = `utf8.encode(${dartLiteral(`${user}:${password}`)})`;
  return `'Authorization': 'Basic ' + base64.encode(${bytes})`;
}

/** As bytes: with text the client would add a charset to the type. */
function bodyLines(body: RequestBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
    case 'text':
      return [`request.bodyBytes = utf8.encode(${dartLiteral(bodyText(body))});`];
    case 'form':
      return [`request.bodyBytes = utf8.encode(${dartLiteral(formText(body.fields))});`];
    case 'multipart': {
      const isUnique = hasUniqueNames(body.parts);
      return body.parts.map((part) => partLine(part, isUnique));
    }
    case 'file':
      return [`request.bodyBytes = await File(${dartLiteral(body.fileName)}).readAsBytes();`];
  }
}

/** Fields of a request have one value a name, and no type. */
function partLine(part: RequestPart, isUnique: boolean): string {
  const name = dartLiteral(part.name);
  if (part.kind === 'text' && part.media === undefined && isUnique) {
    return `request.fields[${name}] = ${dartLiteral(part.value)};`;
  }
  const type =
    part.media === undefined ? '' : `, contentType: MediaType.parse(${dartLiteral(part.media)})`;
  const file =
    part.kind === 'text'
      ? `http.MultipartFile.fromString(${name}, ${dartLiteral(part.value)}${type})`
      : `await http.MultipartFile.fromPath(${name}, ${dartLiteral(part.fileName)}${type})`;
  return `request.files.add(${file});`;
}
