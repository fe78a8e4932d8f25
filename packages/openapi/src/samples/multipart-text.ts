import { freeBoundary } from '../request/boundary.ts';
import type { NamedValue, RequestPart } from '../request/request.ts';

/** A multipart body in the order it is sent, for languages whose client does not write one. */
export interface MultipartText {
  readonly boundary: string;
  readonly segments: readonly MultipartSegment[];
}

/** A piece of a form: text, or a file. */
export type MultipartSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly fileName: string };

/** Writes the body by RFC 7578, names escaped as browsers do it; texts are joined. */
export function multipartText(parts: readonly RequestPart[]): MultipartText {
  const boundary = freeBoundary(parts.map((part) => (part.kind === 'text' ? part.value : '')));
  const segments: MultipartSegment[] = [];
  let text = '';
  for (const part of parts) {
    text += `--${boundary}\r\n${partHeaders(part)}\r\n\r\n`;
    if (part.kind === 'text') text += part.value;
    else {
      segments.push({ kind: 'text', text }, { kind: 'file', fileName: part.fileName });
      text = '';
    }
    text += '\r\n';
  }
  segments.push({ kind: 'text', text: `${text}--${boundary}--\r\n` });
  return { boundary, segments };
}

/** The header that such a body needs. */
export function multipartType({ boundary }: MultipartText): NamedValue {
  return { name: 'Content-Type', value: `multipart/form-data; boundary=${boundary}` };
}

function partHeaders(part: RequestPart): string {
  const file = part.kind === 'file' ? `; filename="${escapeName(part.fileName)}"` : '';
  const disposition = `Content-Disposition: form-data; name="${escapeName(part.name)}"${file}`;
  const media = part.media ?? (part.kind === 'file' ? 'application/octet-stream' : undefined);
  return media === undefined ? disposition : `${disposition}\r\nContent-Type: ${media}`;
}

/** The name of a part as it stands in quotes: the HTML standard, "multipart/form-data encoding algorithm". */
export function escapeName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
