import { base64 } from '../request/base64.ts';
import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { javaLiteral } from './literal/java-literal.ts';
import { type MultipartSegment, multipartText, multipartType } from './multipart-text.ts';
import { bodyText, formText, headersWithCookies } from './request-text.ts';

/** Spaces before the lines of a text block in an argument. */
const MARGIN = ' '.repeat(16);

/** The request with java.net.http, as a class that can be run. */
export function javaSample(request: ApiRequest): string {
  const { basic, body, method, url } = request;
  const multipart = body?.kind === 'multipart' ? multipartText(body.parts) : undefined;
  const headers = headersWithCookies(request).map(headerCall);
  if (basic !== undefined) headers.unshift(basicCall(basic));
  if (multipart !== undefined) headers.push(headerCall(multipartType(multipart)));
  const publisher =
    multipart === undefined ? bodyPublisher(body) : concatenated(multipart.segments);
  const statements = [
    `HttpRequest request = HttpRequest.newBuilder(URI.create(${javaLiteral(url)}))`,
    ...headers.map((call) => `    ${call}`),
    `    .method(${javaLiteral(method)}, ${publisher})`,
    '    .build();',
    '',
    'HttpResponse<String> response = HttpClient.newHttpClient()',
    '    .send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.body());',
  ];
  return [
    ...imports(request),
    '',
    'public class Main {',
    '    public static void main(String[] args) throws Exception {',
    ...statements.map((line) => (line === '' ? '' : `        ${line}`)),
    '    }',
    '}',
  ].join('\n');
}

function imports({ basic, body }: ApiRequest): readonly string[] {
  const parts: readonly RequestPart[] = body?.kind === 'multipart' ? body.parts : [];
  const hasFile = body?.kind === 'file' || parts.some(({ kind }) => kind === 'file');
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(hasFile ? ['import java.nio.file.Path;'] : []),
    ...(basic === undefined ? [] : ['import java.util.Base64;']),
  ];
}

function headerCall({ name, value }: NamedValue): string {
  return `.header(${javaLiteral(name)}, ${javaLiteral(value)})`;
}

function basicCall({ user, password }: NonNullable<ApiRequest['basic']>): string {
  const pair = `${user}:${password}`;
  // What `getBytes` makes of other text depends on the machine before Java 18.
  if (!/^[ -~]*$/.test(pair)) {
    return headerCall({ name: 'Authorization', value: `Basic ${base64(pair)}` });
  }
  const bytes = `${javaLiteral(pair)}.getBytes()`;
  return `.header("Authorization", "Basic " + Base64.getEncoder().encodeToString(${bytes}))`;
}

function bodyPublisher(body: RequestBody | undefined): string {
  switch (body?.kind) {
    case 'json':
    case 'text':
      return ofString(bodyText(body));
    case 'form':
      return ofString(formText(body.fields));
    case 'file':
      return ofFile(body.fileName);
    default:
      return 'HttpRequest.BodyPublishers.noBody()';
  }
}

function concatenated(segments: readonly MultipartSegment[]): string {
  const publishers = segments.map((segment) =>
    segment.kind === 'text' ? ofString(segment.text) : ofFile(segment.fileName),
  );
  if (publishers.length === 1) return publishers.join('');
  const separator = `,\n${MARGIN}`;
  return `HttpRequest.BodyPublishers.concat(\n${MARGIN}${publishers.join(separator)})`;
}

function ofString(text: string): string {
  return `HttpRequest.BodyPublishers.ofString(${javaLiteral(text, MARGIN)})`;
}

function ofFile(fileName: string): string {
  return `HttpRequest.BodyPublishers.ofFile(Path.of(${javaLiteral(fileName)}))`;
}
