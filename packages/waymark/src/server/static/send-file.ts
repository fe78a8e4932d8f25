import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { byteRange } from './byte-range.ts';
import { acceptedEncoding, type CompressedFiles, isCompressible } from './compression.ts';
import { isKnown, isSameState } from './preconditions.ts';
import type { SiteFile } from './site-folder.ts';

/** As what a file is sent. */
export interface FileAnswer {
  readonly status: 200 | 404;
  /** Content type. */
  readonly type: string;
  /** Changes the text of the file, and its name for caches with it. */
  readonly change?:
    | { readonly name: string; readonly apply: (bytes: Buffer) => Buffer }
    | undefined;
}

/** Files up to this size are read at once, so that slow readers hold no file open. */
const readAtOnce = 2 ** 20;

/**
 * Answers with a file: the whole, a piece (RFC 9110 section 14), compressed, or that it is known.
 * It closes the file.
 *
 * @throws what the system says while it reads the file
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { change, status, type }: FileAnswer,
  compressed: CompressedFiles,
): Promise<void> {
  try {
    const whole = async () => {
      const bytes = await file.read();
      return change ? change.apply(bytes) : bytes;
    };
    const isText = isCompressible(type, file.size);
    const { range: pieces } = request.method === 'GET' && status === 200 ? request.headers : {};
    const encoding = isText && pieces === undefined ? acceptedEncoding(request) : undefined;
    const marks = [file.etag.slice(1, -1), change?.name, encoding].filter(Boolean);
    const validators = { etag: `"${marks.join('-')}"`, modified: file.modified };
    response.setHeader('content-type', type);
    if (isText) response.appendHeader('vary', 'Accept-Encoding');
    if (status === 200) {
      response.setHeader('etag', validators.etag);
      response.setHeader('last-modified', file.modified.toUTCString());
      response.setHeader('accept-ranges', 'bytes');
      if (isKnown(request.headers, validators)) {
        response.removeHeader('content-type');
        response.writeHead(304).end();
        return;
      }
    }
    const wanted = isSameState(request.headers, validators) ? pieces : undefined;
    if (encoding !== undefined) {
      response.setHeader('content-encoding', encoding);
      const key = `${file.name} ${validators.etag}`;
      return sendBytes(response, status, await compressed(key, encoding, whole), wanted);
    }
    if (change || file.size <= readAtOnce)
      return sendBytes(response, status, await whole(), wanted);
    await streamFile(request, response, file, status, wanted);
  } finally {
    file.close();
  }
}

function sendBytes(
  response: ServerResponse,
  status: number,
  bytes: Buffer,
  wanted: string | undefined,
): void {
  const piece = writeHead(response, status, bytes.byteLength, wanted);
  // Node sends no body for HEAD.
  response.end(piece && bytes.subarray(piece.start, piece.end + 1));
}

/** A file that becomes shorter meanwhile ends the connection: its length was told already. */
async function streamFile(
  { method }: IncomingMessage,
  response: ServerResponse,
  { size, stream }: SiteFile,
  status: number,
  wanted: string | undefined,
): Promise<void> {
  const piece = writeHead(response, status, size, wanted);
  if (!piece || method === 'HEAD') {
    response.end();
    return;
  }
  const { end, start } = piece;
  await pipeline(
    stream(start, end),
    async function* (chunks: AsyncIterable<Buffer>) {
      let missing = end + 1 - start;
      for await (const chunk of chunks) {
        missing -= chunk.byteLength;
        yield chunk;
      }
      if (missing > 0) throw new Error('The file became shorter while it was sent.');
    },
    response,
  );
}

/** @returns the piece to send; undefined for none of them */
function writeHead(
  response: ServerResponse,
  status: number,
  size: number,
  wanted: string | undefined,
): { readonly start: number; readonly end: number } | undefined {
  const range = byteRange(wanted, size);
  if (range === 'unsatisfiable') {
    for (const name of ['content-type', 'etag', 'last-modified']) response.removeHeader(name);
    response.writeHead(416, { 'content-range': `bytes */${size}`, 'content-length': 0 });
    return undefined;
  }
  const piece = range ?? { start: 0, end: size - 1 };
  response.writeHead(range ? 206 : status, {
    'content-length': piece.end + 1 - piece.start,
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {}),
  });
  return piece;
}
