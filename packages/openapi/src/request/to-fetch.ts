import { jsonText } from '../model/json-text.ts';
import { base64 } from './base64.ts';
import type { ApiRequest, RequestBody, RequestPart } from './request.ts';

/** The contents of files, which a request only names. */
export interface RequestFiles {
  /** The file that is the whole body. */
  readonly body?: Blob;
  /** By name of the part, in the order of the parts of that name. */
  readonly parts?: ReadonlyMap<string, readonly Blob[]>;
}

/** The arguments of `fetch`. */
export interface FetchCall {
  readonly url: string;
  readonly init: RequestInit;
  /** What a browser does not let a page send; empty where all is sent. */
  readonly unsent: readonly Unsent[];
}

/** What a browser cannot send of a request. */
export interface Unsent {
  readonly kind: 'method' | 'header' | 'cookie' | 'body' | 'file' | 'certificate';
  readonly name: string;
}

/** Headers that fetch leaves out in silence (Fetch standard, "forbidden request-header"). */
const FORBIDDEN =
  /^(accept-(charset|encoding)|access-control-request-.*|cookie2?|date|dnt|origin|referer|set-cookie|via|proxy-.*|sec-.*)$/i;

/**
 * The arguments of `fetch` for a request: no cookies, no referrer, redirects followed. A multipart
 * body becomes `FormData`.
 */
export function toFetch(request: ApiRequest, files: RequestFiles = {}): FetchCall {
  const unsent: Unsent[] = request.cookies.map(({ name }) => ({ kind: 'cookie', name }));
  if (request.clientCertificate) unsent.push({ kind: 'certificate', name: '' });
  if (/^(connect|trace|track)$/i.test(request.method)) {
    unsent.push({ kind: 'method', name: request.method });
  }
  const body = sentBody(request, files, unsent);
  return {
    url: request.url,
    init: {
      method: request.method,
      headers: sentHeaders(request, unsent),
      ...(body === undefined ? {} : { body }),
      mode: 'cors',
      credentials: 'omit',
      redirect: 'follow',
      referrerPolicy: 'no-referrer',
    },
    unsent,
  };
}

function sentHeaders({ basic, headers }: ApiRequest, unsent: Unsent[]): [string, string][] {
  const sent: [string, string][] = [];
  if (basic !== undefined) {
    sent.push(['Authorization', `Basic ${base64(`${basic.user}:${basic.password}`)}`]);
  }
  for (const { name, value } of headers) {
    if (FORBIDDEN.test(name)) unsent.push({ kind: 'header', name });
    else sent.push([name, value]);
  }
  return sent;
}

function sentBody(
  { body, method }: ApiRequest,
  files: RequestFiles,
  unsent: Unsent[],
): BodyInit | undefined {
  if (body === undefined) return undefined;
  if (/^(get|head)$/i.test(method)) {
    unsent.push({ kind: 'body', name: method });
    return undefined;
  }
  return bodyInit(body, files, unsent);
}

function bodyInit(body: RequestBody, files: RequestFiles, unsent: Unsent[]): BodyInit | undefined {
  switch (body.kind) {
    case 'json':
      return jsonText(body.value);
    case 'text':
      return body.text;
    case 'form':
      return new URLSearchParams(body.fields.map(({ name, value }) => [name, value]));
    case 'multipart':
      return formData(body.parts, files, unsent);
    case 'file':
      if (files.body === undefined) unsent.push({ kind: 'file', name: body.fileName });
      return files.body;
  }
}

function formData(parts: readonly RequestPart[], files: RequestFiles, unsent: Unsent[]): FormData {
  const form = new FormData();
  const used = new Map<string, number>();
  for (const part of parts) {
    if (part.kind === 'text') {
      const { media, name, value } = part;
      form.append(name, media === undefined ? value : new Blob([value], { type: media }));
      continue;
    }
    const index = used.get(part.name) ?? 0;
    used.set(part.name, index + 1);
    const file = files.parts?.get(part.name)?.[index];
    if (file === undefined) unsent.push({ kind: 'file', name: part.name });
    else form.append(part.name, typed(file, part.media), part.fileName);
  }
  return form;
}

/** The type that the description asks for wins over what the browser made of the file's name. */
function typed(file: Blob, media: string | undefined): Blob {
  return media === undefined ? file : file.slice(0, file.size, media);
}
