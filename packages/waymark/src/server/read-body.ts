/**
 * The body of a request.
 *
 * @returns undefined when it is longer than allowed
 * @throws the reason of the signal when it ends before the body does
 */
export async function readRequestBody(
  { body }: Request,
  longest: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  const ended = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  ended.catch(() => undefined);
  try {
    while (reader) {
      signal.throwIfAborted();
      const { done, value } = await Promise.race([reader.read(), ended]);
      if (done) break;
      length += value.length;
      if (length > longest) return undefined;
      chunks.push(value);
    }
  } finally {
    // What is left of it is of no interest; that it cannot be had is none either.
    reader?.cancel().catch(() => undefined);
  }
  const whole = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    whole.set(chunk, position);
    position += chunk.length;
  }
  return whole;
}
