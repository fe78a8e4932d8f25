import type { z } from 'zod';
import { Problem } from './problem.ts';

/** Names the fields of a body that are wrong. */
export function invalidRequest(error: z.ZodError): Problem {
  const errors = error.issues.slice(0, 20).map(({ message: detail, path }) => ({
    pointer: pointerTo(path),
    detail,
  }));
  const [first] = errors;
  const place = first?.pointer ? `\`${first.pointer}\`` : 'The body';
  return new Problem('invalid_request', {
    detail: `${place}: ${first?.detail ?? 'not valid'}.`.slice(0, 160),
    errors,
  });
}

/** A JSON pointer (RFC 6901). */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
