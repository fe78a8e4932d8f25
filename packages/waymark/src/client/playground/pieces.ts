/** Whether an answer of a type is one of many pieces, each of which says something before it ends. */
export function comesInPieces(type: string): boolean {
  return /event-stream|ndjson|jsonl|json-seq/.test(type);
}

/**
 * Reads the body of an answer.
 *
 * @param onData called with what has arrived so far, for answers that come in pieces
 */
export async function readPieces(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  type: string,
  onData: (text: string) => void,
): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const decoder = new TextDecoder();
  const isShown = comesInPieces(type);
  let text = '';
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    chunks.push(part.value);
    if (!isShown) continue;
    text += decoder.decode(part.value, { stream: true });
    onData(text);
  }
  return new Blob(chunks, { type });
}
