import type { ProblemCode } from '@waymark/client';

/** Everything that a request can be refused for, with its status. */
export const problems = {
  invalid_json: { status: 400, title: 'The body is not valid JSON' },
  invalid_request: { status: 400, title: 'The request is not valid' },
  missing_api_key: { status: 401, title: 'An API key is needed' },
  invalid_api_key: { status: 401, title: 'The API key is not valid' },
  expired_api_key: { status: 401, title: 'The API key has expired' },
  origin_not_allowed: { status: 403, title: 'The key may not be used from this origin' },
  ip_not_allowed: { status: 403, title: 'The key may not be used from this address' },
  domain_not_allowed: { status: 403, title: 'The key may not be used for this domain' },
  domain_not_found: { status: 404, title: 'There is no such documentation' },
  thread_not_found: { status: 404, title: 'There is no such thread' },
  not_found: { status: 404, title: 'There is nothing here' },
  method_not_allowed: { status: 405, title: 'The method is not allowed' },
  request_timeout: { status: 408, title: 'The request took too long' },
  body_too_large: { status: 413, title: 'The body is too large' },
  question_too_long: { status: 413, title: 'The question is too long' },
  unsupported_media_type: { status: 415, title: 'The body must be JSON' },
  no_question: { status: 422, title: 'There is no question' },
  key_quota_exceeded: { status: 429, title: 'The key has no uses left this month' },
  organization_rate_limited: { status: 429, title: 'Too many requests of the organization' },
  ip_rate_limited: { status: 429, title: 'Too many requests from this address' },
  too_many_concurrent: { status: 429, title: 'Too many answers at the same time' },
  internal_error: { status: 500, title: 'Something went wrong' },
  provider_error: { status: 502, title: 'The language model failed' },
  assistant_disabled: { status: 503, title: 'The assistant is switched off' },
  index_unavailable: { status: 503, title: 'The documentation cannot be searched at the moment' },
  store_unavailable: { status: 503, title: 'The assistant cannot keep what it must' },
  shutting_down: { status: 503, title: 'The server is stopping' },
  provider_timeout: { status: 504, title: 'The language model did not answer in time' },
} as const satisfies Record<ProblemCode, { readonly status: number; readonly title: string }>;

/** What is wrong with one value of a body. */
export interface FieldError {
  /** JSON pointer into the body. */
  readonly pointer: string;
  readonly detail: string;
}

/** What is said of one refusal besides its code. */
export interface ProblemDetails {
  /** One sentence for whoever reads it: chat clients show the body as it is. */
  readonly detail: string;
  readonly errors?: readonly FieldError[];
  /** Seconds. */
  readonly retryAfter?: number;
  /** Names of the limits that were exceeded. */
  readonly violatedPolicies?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** What lies behind it: for logs, never sent. */
  readonly cause?: unknown;
}

/** A refusal on its way to the client. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly details: ProblemDetails;

  constructor(code: ProblemCode, details: ProblemDetails) {
    super(details.detail, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }
}

/** The headers of a refusal, with when to ask again where that is known. */
export function problemHeaders({ headers, retryAfter }: ProblemDetails): Record<string, string> {
  const wait = retryAfter === undefined ? undefined : String(Math.max(1, Math.ceil(retryAfter)));
  return { ...(wait === undefined ? {} : { 'retry-after': wait }), ...headers };
}
