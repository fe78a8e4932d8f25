import type { PushTools } from './service.ts';

/** What a service answers that is no success, in its own words. */
export class ServiceError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A request to a service, of which the body is sent as it is. */
export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: string;
}

/** Asks a service, and gives the text of its answer. */
export type AskService = (request: ServiceRequest) => Promise<string>;

type Answer =
  | { readonly text: string }
  /** Milliseconds that the service asks to wait; 0 where it names none. */
  | { readonly error: ServiceError; readonly after: number; readonly isFinal: boolean };

const mostTries = 5;
const firstPause = 500;
const longestPause = 30_000;

/**
 * Asks one service with the same headers each time. An answer of 429 or 5xx, and none at all, is
 * tried again, up to five times, after the time that the answer names or one that doubles.
 */
export function serviceRequester(
  origin: string,
  headers: Readonly<Record<string, string>>,
  { fetch, say, wait }: Pick<PushTools, 'fetch' | 'say' | 'wait'>,
): AskService {
  const once = async ({ body, method, path }: ServiceRequest): Promise<Answer> => {
    const url = origin.replace(/\/+$/, '') + path;
    const init = { method, headers: { ...headers, 'content-type': 'application/json' } };
    const response = await fetch(url, body === undefined ? init : { ...init, body });
    const text = await response.text();
    if (response.ok) return { text };
    const error = new ServiceError(response.status, messageOf(text, response.status));
    const after = Number(response.headers.get('retry-after')) * 1000;
    return { error, after, isFinal: response.status !== 429 && response.status < 500 };
  };
  return async (request) => {
    for (let attempt = 1; ; attempt++) {
      const answer = await once(request).catch(
        (error: unknown): Answer => ({
          error: new ServiceError(0, `${origin} cannot be reached: ${reasonOf(error)}`),
          after: 0,
          isFinal: false,
        }),
      );
      if ('text' in answer) return answer.text;
      if (answer.isFinal || attempt === mostTries) throw answer.error;
      const pause = Math.min(answer.after || firstPause * 2 ** (attempt - 1), longestPause);
      say(`${answer.error.message} Trying again in ${pause / 1000} s.`);
      await wait(pause);
    }
  };
}

function messageOf(text: string, status: number): string {
  try {
    const { message }: { message?: unknown } = JSON.parse(text);
    if (typeof message === 'string') return `The service answered ${status}: ${message}`;
  } catch {
    // No JSON: the number says it.
  }
  return `The service answered ${status}.`;
}

/** `fetch` keeps what went wrong in the cause of its error. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
