import type { z } from 'zod';
import { Problem } from '../problem.ts';

/** How large a body may be, and how long it may take to arrive. */
export interface BodyLimits {
  readonly bytes: number;
  readonly milliseconds: number;
}

/**
 * Refuses a body by what its headers say of it.
 *
 * @throws Problem when it is no JSON or too large
 */
export function checkBodyHeaders({ headers }: Request, limits: BodyLimits): void {
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json' && !/^application\/[\w.-]+\+json$/.test(type)) {
    const given = type === '' ? 'not given' : `"${type.slice(0, 80)}"`;
    throw new Problem('unsupported_media_type', {
      detail: `The content type is ${given}; send application/json.`,
      headers: { 'accept-post': 'application/json' },
    });
  }
  if (Number(headers.get('content-length') ?? 0) > limits.bytes) throw tooLarge(limits.bytes);
}

/**
 * Reads a JSON body without ever holding more of it than allowed.
 *
 * @throws Problem when it is too large, too slow or no JSON
 */
export async function readJsonBody(request: Request, limits: BodyLimits): Promise<unknown> {
  checkBodyHeaders(request, limits);
  const bytes = await readBytes(request, limits.bytes, timeLimit(limits.milliseconds));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Problem('invalid_json', { detail: 'The body is not valid JSON in UTF-8.' });
  }
}

/**
 * Reads a body; what is left of one that is refused is let go.
 *
 * @throws Problem when it is longer than allowed, and the reason of the signal when that ends before
 * the body does
 */
export async function readBytes(
  { body }: Request,
  longest: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > longest) throw tooLarge(longest);
      controller.enqueue(chunk);
    },
  });
  return new Uint8Array(await new Response(body?.pipeThrough(counted, { signal })).arrayBuffer());
}

function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  const late = new Problem('request_timeout', { detail: 'The body did not arrive in time.' });
  setTimeout(() => controller.abort(late), milliseconds).unref();
  return controller.signal;
}

function tooLarge(bytes: number): Problem {
  return new Problem('body_too_large', { detail: `The body is larger than ${bytes} bytes.` });
}

/**
 * Takes a body by its schema.
 *
 * @throws Problem with the pointer of each field that is wrong
 */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const { data, error, success } = schema.safeParse(value);
  if (success) return data;
  const errors = error.issues.slice(0, 20).map(({ message: detail, path }) => ({
    pointer: pointerTo(path),
    detail,
  }));
  const [first] = errors;
  const place = first?.pointer ? `\`${first.pointer}\`` : 'The body';
  throw new Problem('invalid_request', {
    detail: `${place}: ${first?.detail ?? 'not valid'}.`.slice(0, 160),
    errors,
  });
}

/** A JSON pointer (RFC 6901). */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
