import type { FetchCall } from '@waymark/openapi/request';
import { encodeEnvelope, openEnvelope } from './envelope.ts';
import { readPieces } from './pieces.ts';
import type { Answer } from './send.ts';
import type { ChosenServer } from './servers.ts';

/** Whether the server of this site sends requests for its readers; a static host does not. */
export async function canSendThroughSite(proxy: string): Promise<boolean> {
  try {
    const response = await fetch(proxy);
    return response.ok && (await response.json()).proxy === true;
  } catch {
    return false;
  }
}

/**
 * Sends a request by way of the server of this site.
 *
 * @param onData called with what has arrived so far, for answers that come in pieces
 * @throws an error with the reason that the server gives, or what `fetch` throws
 */
export async function sendThroughSite(
  proxy: string,
  { init, url }: FetchCall,
  chosen: ChosenServer,
  signal: AbortSignal,
  onData: (text: string) => void,
): Promise<Answer> {
  const started = performance.now();
  // Writes a form as the browser would, and knows the type of what it has written.
  const content = new Response(init.body ?? null);
  const headers = new Headers(init.headers);
  const type = content.headers.get('content-type');
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type);
  const about = { method: init.method, url, ...chosen, headers: [...headers] };
  const response = await fetch(proxy, {
    method: 'POST',
    body: encodeEnvelope(about, await content.blob()),
    headers: { 'content-type': 'application/octet-stream' },
    signal,
  });
  if (!response.ok) throw new Error(await reasonOf(response));
  const answer = response.body && (await openEnvelope(response.body));
  if (!answer) throw new Error(`${response.status} ${response.url}`);
  // The server of this site writes it so.
  const { status, statusText, headers: pairs } = answer.about as Omit<Answer, 'body'>;
  const answerType = pairs.find(([name]) => name === 'content-type')?.[1] ?? '';
  const body = await readPieces(answer.content, answerType, onData);
  return {
    status,
    statusText,
    milliseconds: Math.round(performance.now() - started),
    headers: pairs,
    type: answerType,
    body,
  };
}

async function reasonOf(response: Response): Promise<string> {
  const problem: { detail?: unknown } = await response.json().catch(() => ({}));
  return typeof problem.detail === 'string'
    ? problem.detail
    : `${response.status} ${response.statusText}`;
}
