import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { csharpLiteral } from './literal/csharp-literal.ts';
import { escapeName } from './multipart-text.ts';
import { bodyText, headersWithCookies } from './request-text.ts';

/** Headers that .NET keeps with the body. */
const CONTENT_HEADER = /^(content-.*|allow|expires|last-modified)$/i;

/** Spaces before the lines of a raw literal in an argument. */
const MARGIN = ' '.repeat(4);

/** The request with `HttpClient` of .NET, as a program of C# 11 or later. */
export function csharpSample(request: ApiRequest): string {
  const { basic, body, method, url } = request;
  const headers = headersWithCookies(request);
  const ofContent = headers.filter(({ name }) => CONTENT_HEADER.test(name));
  return [
    ...imports(request),
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${methodExpression(method)}, ${csharpLiteral(url)});`,
    ...(basic === undefined ? [] : [basicLine(basic)]),
    ...headers
      .filter(({ name }) => !CONTENT_HEADER.test(name))
      .map((header) => headerLine('request.Headers', header)),
    ...contentLines(body, ofContent),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine(await response.Content.ReadAsStringAsync());',
  ].join('\n');
}

function imports({ basic, body }: ApiRequest): readonly string[] {
  const parts: readonly RequestPart[] = body?.kind === 'multipart' ? body.parts : [];
  const names = [
    ...(parts.some(({ media }) => media !== undefined) ? ['System.Net.Http.Headers'] : []),
    ...(basic === undefined ? [] : ['System.Text']),
  ];
  return names.length === 0 ? [] : [...names.map((name) => `using ${name};`), ''];
}

function methodExpression(method: string): string {
  if (!/^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|TRACE)$/.test(method)) {
    return `new HttpMethod(${csharpLiteral(method)})`;
  }
  return `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}`;
}

function basicLine({ password, user }: NonNullable<ApiRequest['basic']>): string {
  const bytes = `Encoding.UTF8.GetBytes(${csharpLiteral(`${user}:${password}`)})`;
  return `request.Headers.TryAddWithoutValidation("Authorization", "Basic " + Convert.ToBase64String(${bytes}));`;
}

/** Without a check, which would refuse a key as the value of `Authorization`. */
function headerLine(owner: string, { name, value }: NamedValue): string {
  return `${owner}.TryAddWithoutValidation(${csharpLiteral(name)}, ${csharpLiteral(value)});`;
}

/** The type that a text has of its own gives way to that of the request; that of a form is right. */
function contentLines(
  body: RequestBody | undefined,
  headers: readonly NamedValue[],
): readonly string[] {
  const needed = headers.filter(({ name }) => body?.kind !== 'form' || !isType(name));
  if (body === undefined && needed.length === 0) return [];
  const hasOther = body?.kind !== 'file' && needed.some(({ name }) => isType(name));
  return [
    '',
    ...contentConstructor(body),
    ...(hasOther ? ['content.Headers.ContentType = null;'] : []),
    ...needed.map((header) => headerLine('content.Headers', header)),
    'request.Content = content;',
  ];
}

function isType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

function contentConstructor(body: RequestBody | undefined): readonly string[] {
  switch (body?.kind) {
    case undefined:
      return ['var content = new StringContent("");'];
    case 'json':
    case 'text':
      return [`var content = new StringContent(${csharpLiteral(bodyText(body), MARGIN)});`];
    case 'form':
      return [
        'var content = new FormUrlEncodedContent(new KeyValuePair<string, string>[] {',
        ...body.fields.map(
          ({ name, value }) => `    new(${csharpLiteral(name)}, ${csharpLiteral(value)}),`,
        ),
        '});',
      ];
    case 'multipart':
      return ['var content = new MultipartFormDataContent();', ...body.parts.map(partLine)];
    case 'file':
      return [`var content = new StreamContent(File.OpenRead(${csharpLiteral(body.fileName)}));`];
  }
}

function partLine(part: RequestPart): string {
  const bytes =
    part.kind === 'text'
      ? `new StringContent(${csharpLiteral(part.value, MARGIN)})`
      : `new StreamContent(File.OpenRead(${csharpLiteral(part.fileName)}))`;
  const type =
    part.media === undefined
      ? ''
      : ` { Headers = { ContentType = MediaTypeHeaderValue.Parse(${csharpLiteral(part.media)}) } }`;
  const names = part.kind === 'text' ? [part.name] : [part.name, part.fileName];
  const quoted = names.map((name) => csharpLiteral(quotedName(name)));
  return `content.Add(${[bytes + type, ...quoted].join(', ')});`;
}

/** .NET writes a name without quotes unless they are there. */
function quotedName(name: string): string {
  return `"${escapeName(name)}"`;
}
