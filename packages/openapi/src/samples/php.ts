import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { phpLiteral } from './literal/php-literal.ts';
import { type MultipartSegment, multipartText } from './multipart-text.ts';
import { bodyText, formText, hasUniqueNames, headersWithCookies } from './request-text.ts';

/** The request with the curl extension of PHP. */
export function phpSample(request: ApiRequest): string {
  const { basic, body, method, url } = request;
  const headers = headersWithCookies(request).map(headerLine);
  const isOwnMultipart = body?.kind === 'multipart' && !isPlainForm(body.parts);
  const multipart = isOwnMultipart ? multipartText(body.parts) : undefined;
  if (multipart !== undefined) {
    headers.push(phpLiteral(`Content-Type: multipart/form-data; boundary=${multipart.boundary}`));
  }
  const fields = multipart === undefined ? bodyFields(body) : concatenated(multipart.segments);
  const options = [
    `CURLOPT_URL => ${phpLiteral(url)}`,
    'CURLOPT_RETURNTRANSFER => true',
    method === 'HEAD' ? 'CURLOPT_NOBODY => true' : `CURLOPT_CUSTOMREQUEST => ${phpLiteral(method)}`,
    ...(basic === undefined
      ? []
      : [`CURLOPT_USERPWD => ${phpLiteral(`${basic.user}:${basic.password}`)}`]),
    ...(request.clientCertificate ? ["CURLOPT_SSLCERT => 'client.pem'"] : []),
    ...(headers.length === 0 ? [] : [`CURLOPT_HTTPHEADER => ${list(headers)}`]),
    ...(fields === undefined ? [] : [`CURLOPT_POSTFIELDS => ${fields}`]),
  ];
  return [
    '<?php',
    '',
    '$curl = curl_init();',
    '',
    'curl_setopt_array($curl, [',
    ...options.map((option) => `    ${option},`),
    ']);',
    '',
    '$response = curl_exec($curl);',
    'curl_close($curl);',
    '',
    'echo $response;',
  ].join('\n');
}

/** `Name:` would remove a header, `Name;` sends it empty. */
function headerLine({ name, value }: NamedValue): string {
  return phpLiteral(value === '' ? `${name};` : `${name}: ${value}`);
}

function bodyFields(body: RequestBody | undefined): string | undefined {
  switch (body?.kind) {
    case undefined:
      return undefined;
    case 'json':
    case 'text':
      return phpLiteral(bodyText(body));
    case 'form':
      return hasUniqueNames(body.fields) && body.fields.length > 0
        ? `http_build_query(${list(body.fields.map(pair))})`
        : phpLiteral(formText(body.fields));
    case 'multipart':
      return list(body.parts.map(partPair));
    case 'file':
      return fileContents(body.fileName);
  }
}

/** The extension writes parts from an array: each name once, and text without a type. */
function isPlainForm(parts: readonly RequestPart[]): boolean {
  return hasUniqueNames(parts) && parts.every(({ kind, media }) => kind === 'file' || !media);
}

function partPair(part: RequestPart): string {
  if (part.kind === 'text') return pair(part);
  const type = part.media === undefined ? '' : `, ${phpLiteral(part.media)}`;
  return `${phpLiteral(part.name)} => new CURLFile(${phpLiteral(part.fileName)}${type})`;
}

function pair({ name, value }: NamedValue): string {
  return `${phpLiteral(name)} => ${phpLiteral(value)}`;
}

function list(elements: readonly string[]): string {
  return `[\n${elements.map((element) => `        ${element},\n`).join('')}    ]`;
}

function concatenated(segments: readonly MultipartSegment[]): string {
  return segments
    .map((segment) =>
      segment.kind === 'text' ? phpLiteral(segment.text) : fileContents(segment.fileName),
    )
    .join('\n        . ');
}

function fileContents(fileName: string): string {
  return `file_get_contents(${phpLiteral(fileName)})`;
}
