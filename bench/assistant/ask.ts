import { type Agent, request } from 'node:http';

const patience = 60_000;

/** How a question went. */
export interface Answered {
  readonly status: number;
  /** Milliseconds from the request to the first byte of the answer, and to its first words. */
  readonly firstByte: number;
  readonly firstText: number;
  readonly text: string;
  /** The stream came to its end and said so. */
  readonly isComplete: boolean;
  /** What was sent instead of an answer, or why there is none. */
  readonly problem: string;
}

export interface Asking {
  readonly url: string;
  readonly key: string;
  readonly agent: Agent;
  /** Told when the first byte has come, and when the stream has ended. */
  readonly onOpen?: () => void;
  readonly onEnd?: () => void;
}

/**
 * Sends a question as a reader's browser does, who sits behind a proxy.
 *
 * @param reader number of the reader, each with an address of their own
 */
export function ask(
  { agent, key, onEnd, onOpen, url }: Asking,
  question: string,
  reader: number,
): Promise<Answered> {
  const body = JSON.stringify({ fp: 'anonymous', messages: [{ role: 'user', content: question }] });
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    // Of the networks for examples (RFC 2544).
    'x-forwarded-for': `198.18.${(reader >> 8) & 255}.${reader & 255}`,
  };
  return new Promise((resolve) => {
    const started = performance.now();
    let firstByte = Number.NaN;
    let firstText = Number.NaN;
    let output = '';
    const end = (status: number, problem: string) => {
      onEnd?.();
      const text = textOf(output);
      const isComplete = /^d:\{"type":"finish"/m.test(output);
      resolve({ status, firstByte, firstText, text, isComplete, problem });
    };
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      const { statusCode = 0 } = response;
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        if (output === '') {
          firstByte = performance.now() - started;
          onOpen?.();
        }
        output += chunk;
        if (Number.isNaN(firstText) && /^0:/m.test(output)) firstText = performance.now() - started;
      });
      response.once('end', () => end(statusCode, statusCode === 200 ? '' : output));
      response.once('error', (error) => end(statusCode, error.message));
    });
    sent.setTimeout(patience, () => sent.destroy(new Error('There was no answer in a minute.')));
    sent.once('error', (error) => end(0, error.message));
    sent.end(body);
  });
}

/** The words of an answer in the data stream protocol. */
function textOf(output: string): string {
  return output
    .split('\n')
    .filter((line) => line.startsWith('0:'))
    .map((line) => String(JSON.parse(line.slice(2))))
    .join('');
}
