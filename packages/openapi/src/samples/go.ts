import type { ApiRequest, NamedValue, RequestBody, RequestPart } from '../request/request.ts';
import { goLiteral } from './literal/go-literal.ts';
import { bodyText, headersWithCookies } from './request-text.ts';

/** Statements that make the body, the expression for it, and what they import. */
interface GoBody {
  readonly lines: readonly string[];
  readonly expression: string;
  readonly imports: readonly string[];
}

const FAIL = ['if err != nil {', '\tpanic(err)', '}'];

/** The request with net/http of Go, as a program. */
export function goSample(request: ApiRequest): string {
  const { basic, method, url } = request;
  const body = goBody(request.body);
  const statements = [
    ...body.lines,
    `request, err := http.NewRequest(${goLiteral(method)}, ${goLiteral(url)}, ${body.expression})`,
    ...FAIL,
    ...headersWithCookies(request).map(headerLine),
    ...(basic === undefined
      ? []
      : [`request.SetBasicAuth(${goLiteral(basic.user)}, ${goLiteral(basic.password)})`]),
    ...(request.body?.kind === 'multipart'
      ? ['request.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...FAIL,
    'defer response.Body.Close()',
    '',
    'text, err := io.ReadAll(response.Body)',
    ...FAIL,
    'fmt.Println(string(text))',
  ];
  const imports = [...new Set(['fmt', 'io', 'net/http', ...body.imports])].sort();
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...statements.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

function headerLine({ name, value }: NamedValue): string {
  return `request.Header.Set(${goLiteral(name)}, ${goLiteral(value)})`;
}

function goBody(body: RequestBody | undefined): GoBody {
  switch (body?.kind) {
    case undefined:
      return { lines: [], expression: 'nil', imports: [] };
    case 'json':
    case 'text': {
      const line = `body := strings.NewReader(${goLiteral(bodyText(body))})`;
      return { lines: [line, ''], expression: 'body', imports: ['strings'] };
    }
    case 'form':
      return formBody(body.fields);
    case 'multipart':
      return multipartBody(body.parts);
    case 'file': {
      const lines = [`body, err := os.Open(${goLiteral(body.fileName)})`, ...FAIL, ''];
      return { lines, expression: 'body', imports: ['os'] };
    }
  }
}

function formBody(fields: readonly NamedValue[]): GoBody {
  const lines = fields.map(
    ({ name, value }) => `fields.Add(${goLiteral(name)}, ${goLiteral(value)})`,
  );
  return {
    lines: ['fields := url.Values{}', ...lines, ''],
    expression: 'strings.NewReader(fields.Encode())',
    imports: ['net/url', 'strings'],
  };
}

function multipartBody(parts: readonly RequestPart[]): GoBody {
  const hasTypes = parts.some(({ media }) => media !== undefined);
  const hasFile = parts.some(({ kind }) => kind === 'file');
  return {
    lines: [
      'body := &bytes.Buffer{}',
      'form := multipart.NewWriter(body)',
      ...parts.flatMap(partLines),
      'form.Close()',
      '',
    ],
    expression: 'body',
    imports: [
      'bytes',
      'mime/multipart',
      ...(hasTypes ? ['net/textproto'] : []),
      ...(hasFile ? ['os'] : []),
    ],
  };
}

function partLines(part: RequestPart): readonly string[] {
  if (part.kind === 'text' && part.media === undefined) {
    return [`form.WriteField(${goLiteral(part.name)}, ${goLiteral(part.value)})`];
  }
  return ['{', ...blockLines(part).map((line) => `\t${line}`), '}'];
}

/** A block of its own, so that the names in it can stand for every part. */
function blockLines(part: RequestPart): readonly string[] {
  const write =
    part.kind === 'text'
      ? [`part.Write([]byte(${goLiteral(part.value)}))`]
      : [
          `file, err := os.Open(${goLiteral(part.fileName)})`,
          ...FAIL,
          'defer file.Close()',
          'io.Copy(part, file)',
        ];
  return [`part, err := ${partConstructor(part)}`, ...FAIL, ...write];
}

function partConstructor(part: RequestPart): string {
  const { media, name } = part;
  if (part.kind === 'file' && media === undefined) {
    return `form.CreateFormFile(${goLiteral(name)}, ${goLiteral(part.fileName)})`;
  }
  const file = part.kind === 'file' ? `; filename="${escapeName(part.fileName)}"` : '';
  const disposition = `form-data; name="${escapeName(name)}"${file}`;
  const headers = [
    `"Content-Disposition": {${goLiteral(disposition)}}`,
    `"Content-Type": {${goLiteral(media ?? '')}}`,
  ];
  return `form.CreatePart(textproto.MIMEHeader{${headers.join(', ')}})`;
}

/** The escapes of `CreateFormFile`. */
function escapeName(name: string): string {
  return name.replace(/[\\"]/g, '\\$&');
}
