/** Ends the first part of an envelope: JSON on one line has none in it. */
const lineBreak = 0x0a;

/**
 * What is said about a message and the message itself in one body, as the playground and the proxy
 * exchange them: JSON on a line, then the bytes as they are.
 */
export function encodeEnvelope(about: unknown, content: BlobPart): Blob {
  return new Blob([envelopeHead(about), content]);
}

/** The first part of an envelope, which the bytes follow. */
export function envelopeHead(about: unknown): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${JSON.stringify(about)}\n`);
}

/**
 * Reads an envelope whose content is still arriving.
 *
 * @returns undefined for what is no envelope
 */
export async function openEnvelope(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): Promise<
  { readonly about: unknown; readonly content: ReadableStream<Uint8Array<ArrayBuffer>> } | undefined
> {
  const reader = stream.getReader();
  let head = new Uint8Array();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    head = new Uint8Array(await new Blob([head, part.value]).arrayBuffer());
    const opened = decodeEnvelope(head);
    if (!opened) continue;
    const content = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        if (opened.content.length > 0) controller.enqueue(opened.content);
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    });
    return { about: opened.about, content };
  }
  return undefined;
}

/** @returns undefined for what is no envelope */
export function decodeEnvelope(
  bytes: Uint8Array<ArrayBuffer>,
): { readonly about: unknown; readonly content: Uint8Array<ArrayBuffer> } | undefined {
  const end = bytes.indexOf(lineBreak);
  if (end < 0) return undefined;
  try {
    const about: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    return { about, content: bytes.subarray(end + 1) };
  } catch {
    return undefined;
  }
}
