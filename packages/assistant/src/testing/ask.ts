import type { StartedAssistant } from './started-assistant.ts';

export const question = 'How do I add a custom domain?';

export interface AskOptions {
  readonly body?: object | string;
  readonly headers?: Record<string, string>;
  readonly path?: string;
  readonly signal?: AbortSignal;
}

/** Sends a question as a client without any SDK does. */
export function ask(
  started: Pick<StartedAssistant, 'origin' | 'key'>,
  options: AskOptions = {},
): Promise<Response> {
  const { body = {}, headers = {}, path = '/v1/assistant/acme/message', signal } = options;
  const defaults = { fp: 'anonymous', messages: [{ role: 'user', content: question }] };
  return fetch(`${started.origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${started.key}`,
      'content-type': 'application/json',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify({ ...defaults, ...body }),
    signal: signal ?? null,
  });
}

/** Values of the lines of a data stream that have a code. */
export function parts(stream: string, code: string): unknown[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith(`${code}:`))
    .map((line): unknown => JSON.parse(line.slice(2)));
}

/** Annotations of a type in a data stream. */
export function annotations(stream: string, type: string): unknown[] {
  return parts(stream, '8')
    .flat()
    .filter((one) => (one as { type: string }).type === type);
}

/** The text of an answer in a data stream. */
export function textOf(stream: string): string {
  return parts(stream, '0').join('');
}
