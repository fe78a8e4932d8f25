import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { createGunzip, type Gunzip } from 'node:zlib';
import { publicLookup } from './public-address.ts';

/** A request that failed in a way that the user can be told. */
export class FetchFailure extends Error {}

/** A request besides its URL. */
export interface RequestOptions {
  /** GET where it is left out. */
  readonly method?: string;
  readonly body?: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Connect also to addresses that are not public. */
  readonly anyAddress: boolean;
}

/**
 * Sends one request, without following redirects. `fetch` is not used, because it offers no way to
 * decide on the address that a connection is made to.
 */
export function sendRequest(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  const { anyAddress, body, headers, method = 'GET', signal } = options;
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      // A pooled connection could be one that was made without the check.
      agent: false,
      method,
      headers: {
        ...headers,
        'accept-encoding': 'gzip',
        // Node leaves it out for methods that seldom have a body.
        ...(body === undefined ? {} : { 'content-length': String(body.byteLength) }),
      },
      signal,
      ...(anyAddress ? {} : { lookup: publicLookup }),
    });
    sent.on('response', resolve);
    sent.on('error', reject);
    // An answer of status 101 is none: Node leaves the connection to whoever asked.
    sent.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new FetchFailure('the server wants to speak another protocol'));
    });
    sent.on('close', () => reject(new FetchFailure('the connection ended without an answer')));
    sent.end(body);
  });
}

/**
 * The body of a response, decompressed.
 *
 * @throws FetchFailure when it is longer than allowed, or compressed in a way that is not known
 */
export async function readBody(
  response: IncomingMessage,
  longest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of bodyParts(response, longest)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The body of a response as it comes, decompressed. Whoever stops reading ends the response.
 *
 * @throws FetchFailure at once when it is compressed in a way that is not known, later when it is
 *   longer than allowed
 */
export function bodyParts(
  response: IncomingMessage,
  longest: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip') {
    response.destroy();
    throw new FetchFailure(`the answer is encoded as "${encoding}"`);
  }
  return partsOf(response, encoding === 'gzip' ? createGunzip() : undefined, longest);
}

async function* partsOf(response: IncomingMessage, gunzip: Gunzip | undefined, longest: number) {
  if (gunzip) response.on('error', (error) => gunzip.destroy(error)).pipe(gunzip);
  let bytes = 0;
  try {
    for await (const chunk of gunzip ?? response) {
      // Without an encoding set, streams of bytes give buffers.
      const part = chunk as Buffer<ArrayBuffer>;
      bytes += part.length;
      if (bytes > longest) {
        throw new FetchFailure(`the answer is larger than ${longest / 2 ** 20} MB`);
      }
      yield part;
    }
  } finally {
    response.destroy();
  }
}
