import { Problem } from './problem.ts';

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
  if (Number(headers.get('content-length') ?? 0) > limits.bytes) throw tooLarge(limits);
}

/**
 * Reads a JSON body without ever holding more of it than allowed.
 *
 * @throws Problem when it is too large, too slow or no JSON
 */
export async function readJsonBody(request: Request, limits: BodyLimits): Promise<unknown> {
  checkBodyHeaders(request, limits);
  const bytes = await readBytes(request, limits);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Problem('invalid_json', { detail: 'The body is not valid JSON in UTF-8.' });
  }
}

async function readBytes({ body }: Request, limits: BodyLimits): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Problem('request_timeout', { detail: 'The body did not arrive in time.' })),
    limits.milliseconds,
  );
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return join(chunks, size);
      size += value.byteLength;
      if (size > limits.bytes) throw tooLarge(limits);
      chunks.push(value);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function tooLarge({ bytes }: BodyLimits): Problem {
  return new Problem('body_too_large', { detail: `The body is larger than ${bytes} bytes.` });
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.byteLength;
  }
  return all;
}
