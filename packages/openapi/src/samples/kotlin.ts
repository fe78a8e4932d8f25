import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { kotlinLiteral } from './literal/kotlin-literal.ts';
import { bodyText, headersWithCookies } from './request-text.ts';

/** An expression for a body, and what it imports. */
interface KotlinBody {
  readonly expression: string;
  readonly imports: readonly string[];
}

const TO_BODY = 'okhttp3.RequestBody.Companion.toRequestBody';
const AS_BODY = 'okhttp3.RequestBody.Companion.asRequestBody';
const TO_TYPE = 'okhttp3.MediaType.Companion.toMediaType';

/** Spaces before the calls on the builder of a form. */
const MARGIN = ' '.repeat(8);

/**
 * The request with OkHttp (4 or later), as a program of Kotlin; `undefined` for what the client
 * refuses, a body with GET or HEAD.
 */
export function kotlinSample(request: ApiRequest): string | undefined {
  const { basic, method, url } = request;
  if (request.body !== undefined && /^(GET|HEAD)$/.test(method)) return undefined;
  const body = kotlinBody(request.body, method);
  const calls = [
    `.url(${kotlinLiteral(url)})`,
    ...(basic === undefined
      ? []
      : [`.header("Authorization", Credentials.basic(${basicArguments(basic)}))`]),
    ...headersWithCookies(request).map(headerCall),
    `.method(${kotlinLiteral(method)}, ${body === undefined ? 'null' : 'body'})`,
    '.build()',
  ];
  const imports = [
    'okhttp3.OkHttpClient',
    'okhttp3.Request',
    ...(basic === undefined ? [] : ['okhttp3.Credentials']),
    ...(body?.imports ?? []),
  ];
  return [
    ...[...new Set(imports)].sort().map((name) => `import ${name}`),
    '',
    'fun main() {',
    ...(body === undefined ? [] : [`    val body = ${body.expression}`, '']),
    '    val request = Request.Builder()',
    ...calls.map((call) => `        ${call}`),
    '',
    '    OkHttpClient().newCall(request).execute().use { response ->',
    '        println(response.body?.string())',
    '    }',
    '}',
  ].join('\n');
}

/** Latin-1 is what OkHttp writes where no charset is named. */
function basicArguments({ password, user }: NonNullable<ApiRequest['basic']>): string {
  const pair = `${kotlinLiteral(user)}, ${kotlinLiteral(password)}`;
  return /^[ -~]*$/.test(user + password) ? pair : `${pair}, Charsets.UTF_8`;
}

function headerCall({ name, value }: NamedValue): string {
  return `.header(${kotlinLiteral(name)}, ${kotlinLiteral(value)})`;
}

/** The types of bodies are left to the headers: the client would add a charset to them. */
function kotlinBody(body: RequestBody | undefined, method: string): KotlinBody | undefined {
  switch (body?.kind) {
    case undefined:
      // These the client sends only with a body.
      return /^(POST|PUT|PATCH|PROPPATCH|REPORT)$/.test(method)
        ? { expression: '"".toRequestBody()', imports: [TO_BODY] }
        : undefined;
    case 'json':
    case 'text':
      return { expression: `${kotlinLiteral(bodyText(body))}.toRequestBody()`, imports: [TO_BODY] };
    case 'form':
      return {
        expression: builder('FormBody.Builder()', body.fields.map(fieldCall)),
        imports: ['okhttp3.FormBody'],
      };
    case 'multipart':
      return multipartBody(body.parts);
    case 'file':
      return {
        expression: `File(${kotlinLiteral(body.fileName)}).asRequestBody()`,
        imports: ['java.io.File', AS_BODY],
      };
  }
}

function builder(start: string, calls: readonly string[]): string {
  return [start, ...[...calls, '.build()'].map((call) => MARGIN + call)].join('\n');
}

function fieldCall({ name, value }: NamedValue): string {
  return `.add(${kotlinLiteral(name)}, ${kotlinLiteral(value)})`;
}

function multipartBody(parts: readonly RequestPart[]): KotlinBody {
  const hasTypes = parts.some(({ media }) => media !== undefined);
  const hasFile = parts.some(({ kind }) => kind === 'file');
  const hasTypedText = parts.some(({ kind, media }) => kind === 'text' && media !== undefined);
  return {
    expression: builder('MultipartBody.Builder()', [
      '.setType(MultipartBody.FORM)',
      ...parts.map(partCall),
    ]),
    imports: [
      'okhttp3.MultipartBody',
      ...(hasTypes ? [TO_TYPE] : []),
      ...(hasFile ? ['java.io.File', AS_BODY] : []),
      ...(hasTypedText ? [TO_BODY] : []),
    ],
  };
}

function partCall(part: RequestPart): string {
  const name = kotlinLiteral(part.name);
  const type = part.media === undefined ? '' : `${kotlinLiteral(part.media)}.toMediaType()`;
  if (part.kind === 'file') {
    const file = kotlinLiteral(part.fileName);
    return `.addFormDataPart(${name}, ${file}, File(${file}).asRequestBody(${type}))`;
  }
  const value = kotlinLiteral(part.value);
  return type === ''
    ? `.addFormDataPart(${name}, ${value})`
    : `.addFormDataPart(${name}, null, ${value}.toByteArray().toRequestBody(${type}))`;
}
