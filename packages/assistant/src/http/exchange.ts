import type { ProblemCode } from '@waymark/client';
import type { ClientNetwork } from '../limits/client-network.ts';
import type { RequestLimits } from '../limits/limits.ts';
import { newId } from '../protocols/protocol.ts';
import type { AnswerRecord, LogEntry } from './records.ts';
import type { Server } from './server.ts';

/** One request on its way, with all that its response and its line in the log need. */
export interface Exchange {
  readonly request: Request;
  readonly requestId: string;
  readonly client: ClientNetwork;
  readonly limits: RequestLimits;
  readonly startedAt: number;
  /** Headers of whatever response this ends in. */
  readonly headers: Record<string, string>;
  operation: LogEntry['route'];
  /** Known so far, for the log. */
  facts: Partial<Pick<LogEntry, 'domain' | 'organization' | 'keyId' | 'threadId'>>;
  /** The line in the log is written when the stream ends, not when it begins. */
  isStreaming: boolean;
}

/**
 * Begins a request: gives it an id, finds the network of its client and starts its clock. No limit
 * is counted yet.
 *
 * @param address of the connection, which may be that of a proxy
 */
export function startExchange(server: Server, request: Request, address: string): Exchange {
  const client = server.findClient(address, request.headers);
  const requestId = newId('req');
  return {
    request,
    requestId,
    client,
    limits: server.limits.request(client),
    startedAt: server.clock(),
    headers: { 'x-request-id': requestId },
    operation: 'none',
    facts: {},
    isStreaming: false,
  };
}

/**
 * How a request ended, for the log. The code is that of its refusal or of the error in its stream.
 */
export interface Ending {
  readonly status: number;
  readonly code?: ProblemCode | undefined;
  /** What lies behind an error. */
  readonly cause?: unknown;
  readonly answer?: AnswerRecord;
}

/** Writes the line of a request in the log. */
export function logExchange(
  server: Server,
  { facts, operation, request, requestId, startedAt }: Exchange,
  { answer, cause, code, status }: Ending,
): void {
  const now = server.clock();
  const isFault = status >= 500 || answer?.outcome === 'error';
  server.log({
    level: isFault ? 'error' : status >= 400 ? 'warn' : 'info',
    time: new Date(now).toISOString(),
    requestId,
    method: request.method,
    route: operation,
    status,
    duration: now - startedAt,
    ...(code === undefined ? {} : { code }),
    ...(cause === undefined ? {} : { error: textOf(cause) }),
    ...facts,
    ...(answer === undefined ? {} : { answer }),
  });
}

/** Messages of providers may repeat a prompt, so only their start is kept. */
function textOf(cause: unknown): string {
  const text = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  return text.slice(0, 300);
}
