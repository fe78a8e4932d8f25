import { type Problem, problemHeaders, problems } from '../problem.ts';

/** The response of a refusal: problem details as RFC 9457 has them. */
export function problemResponse({ code, details }: Problem, requestId: string): Response {
  const { detail, errors, retryAfter, violatedPolicies } = details;
  const { status, title } = problems[code];
  const type =
    status === 429
      ? 'https://iana.org/assignments/http-problem-types#quota-exceeded'
      : 'about:blank';
  const body = {
    type,
    title,
    status,
    detail,
    code,
    requestId,
    ...(errors ? { errors } : {}),
    ...(retryAfter === undefined ? {} : { retryAfter }),
    ...(violatedPolicies ? { 'violated-policies': violatedPolicies } : {}),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...problemHeaders(details),
    },
  });
}
