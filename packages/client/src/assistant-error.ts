import type { ProblemCode } from './problem-code.ts';

/** Why a request was refused, as the server says it. */
export interface AssistantErrorDetails {
  /**
   * Permanent name: why the server refused, `answer_failed` for an answer that it did not complete,
   * `unknown` where something else than the assistant answered, `unreachable` where nothing did.
   */
  readonly code: ProblemCode | 'answer_failed' | 'unknown' | 'unreachable' | (string & {});
  /** A sentence that can be shown. */
  readonly message: string;
  readonly status?: number;
  /** Seconds to wait. */
  readonly retryAfter?: number;
  readonly requestId?: string;
}

/** A request that the server refused, or that did not reach it. */
export class AssistantError extends Error {
  readonly details: AssistantErrorDetails;

  constructor(details: AssistantErrorDetails, options?: ErrorOptions) {
    super(details.message, options);
    this.name = 'AssistantError';
    this.details = details;
  }
}

/**
 * Reads what the server said out of an error of a chat. Chats of the AI SDK, of any version, show
 * the body of a refusal as the message of an error; undefined for errors that have no such body.
 */
export function parseAssistantError(error: unknown): AssistantErrorDetails | undefined {
  if (error instanceof AssistantError) return error.details;
  if (typeof error !== 'object' || error === null) return undefined;
  const body = 'responseBody' in error ? error.responseBody : undefined;
  const message = 'message' in error ? error.message : undefined;
  return problemOf(body) ?? problemOf(message);
}

/** Reads a body of problem details (RFC 9457). */
export function problemOf(text: unknown): AssistantErrorDetails | undefined {
  if (typeof text !== 'string') return undefined;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return undefined;
    const { code, detail, requestId, retryAfter, status, title }: Record<string, unknown> = {
      ...body,
    };
    if (typeof code !== 'string') return undefined;
    return {
      code,
      message: String(detail ?? title ?? code),
      ...(typeof status === 'number' ? { status } : {}),
      ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
      ...(typeof requestId === 'string' ? { requestId } : {}),
    };
  } catch {
    return undefined;
  }
}
