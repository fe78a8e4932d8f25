/** Ends the first part of an envelope: JSON on one line has none in it. */
const lineBreak = 0x0a;

/**
 * What is said about a message and the message itself in one body, as the playground and the proxy
 * exchange them: JSON on a line, then the bytes as they are.
 */
export function encodeEnvelope(about: unknown, content: BlobPart): Blob {
  return new Blob([JSON.stringify(about), '\n', content]);
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
