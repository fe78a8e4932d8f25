import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { powershellLiteral } from './literal/powershell-literal.ts';
import { escapeName } from './multipart-text.ts';
import { bodyText, formText, headersWithCookies } from './request-text.ts';

/** Methods that `-Method` takes. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** The request with `Invoke-WebRequest` of PowerShell 7. */
export function powershellSample(request: ApiRequest): string {
  const { basic, body, method, url } = request;
  const headers = headersWithCookies(request).map(headerEntry);
  if (basic !== undefined) headers.unshift(basicEntry(basic));
  const options = [
    METHODS.has(method) ? `-Method ${method}` : `-CustomMethod ${powershellLiteral(method)}`,
    `-Uri ${powershellLiteral(url)}`,
    // A check would refuse a key as the value of `Authorization`.
    ...(headers.length === 0 ? [] : ['-Headers $headers -SkipHeaderValidation']),
    ...(request.clientCertificate ? ["-Certificate (Get-PfxCertificate 'client.pfx')"] : []),
    ...bodyOption(body),
  ];
  const preparation = [
    ...(headers.length === 0
      ? []
      : ['$headers = @{', ...headers.map((entry) => `    ${entry}`), '}']),
    ...bodyLines(body),
  ];
  return [
    ...(preparation.length === 0 ? [] : [...preparation, '']),
    `$response = Invoke-WebRequest ${options.join(' `\n    ')}`,
    '$response.Content',
  ].join('\n');
}

function headerEntry({ name, value }: NamedValue): string {
  return `${powershellLiteral(name)} = ${powershellLiteral(value)}`;
}

function basicEntry({ password, user }: NonNullable<ApiRequest['basic']>): string {
  const bytes = utf8(powershellLiteral(`${user}:${password}`));
  return `'Authorization' = 'Basic ' + [Convert]::ToBase64String(${bytes})`;
}

function utf8(expression: string): string {
  return `[Text.Encoding]::UTF8.GetBytes(${expression})`;
}

function bodyLines(body: RequestBody | undefined): readonly string[] {
  switch (body?.kind) {
    case 'json':
    case 'text':
      return [`$body = ${textOrBytes(bodyText(body))}`];
    case 'form':
      return [`$body = ${textOrBytes(formText(body.fields))}`];
    case 'multipart':
      return [
        '$body = [Net.Http.MultipartFormDataContent]::new()',
        ...body.parts.flatMap(partLines),
      ];
    default:
      return [];
  }
}

/** Before 7.4 text was written as Latin-1. */
function textOrBytes(text: string): string {
  const literal = powershellLiteral(text);
  return /^[\t\n\r -~]*$/.test(text) ? literal : utf8(literal);
}

function bodyOption(body: RequestBody | undefined): readonly string[] {
  if (body === undefined) return [];
  return [body.kind === 'file' ? `-InFile ${powershellLiteral(body.fileName)}` : '-Body $body'];
}

function partLines(part: RequestPart): readonly string[] {
  const names = part.kind === 'text' ? [part.name] : [part.name, part.fileName];
  // .NET writes a name without quotes unless they are there.
  const quoted = names.map((name) => powershellLiteral(`"${escapeName(name)}"`));
  const content =
    part.kind === 'text'
      ? `[Net.Http.StringContent]::new(${powershellLiteral(part.value)})`
      : `[Net.Http.StreamContent]::new([IO.File]::OpenRead((Resolve-Path ${powershellLiteral(part.fileName)})))`;
  if (part.media === undefined) return [`$body.Add(${[content, ...quoted].join(', ')})`];
  return [
    `$part = ${content}`,
    `$part.Headers.ContentType = [Net.Http.Headers.MediaTypeHeaderValue]::Parse(${powershellLiteral(part.media)})`,
    `$body.Add(${['$part', ...quoted].join(', ')})`,
  ];
}
