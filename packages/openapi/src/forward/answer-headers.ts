import type { IncomingMessage } from 'node:http';

/** Of the connection, not of the answer (RFC 9110, 7.6.1), or no longer true once decompressed. */
const ofTheConnection = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authentication-info',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** The headers of an answer as a page of another site may see them: without cookies. */
export function answerHeaders({
  headers,
  rawHeaders,
}: Pick<IncomingMessage, 'headers' | 'rawHeaders'>): readonly [name: string, value: string][] {
  const named = (headers.connection ?? '').toLowerCase().split(/[\s,]+/);
  const left = new Set([...ofTheConnection, ...named, 'set-cookie', 'set-cookie2']);
  const pairs: [string, string][] = [];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? '';
    if (!left.has(name)) pairs.push([name, rawHeaders[index + 1] ?? '']);
  }
  return pairs;
}
