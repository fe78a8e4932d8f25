import { expect, test } from 'vitest';
import { decodeEnvelope, encodeEnvelope } from './envelope.ts';

async function bytesOf(blob: Blob) {
  return new Uint8Array(await blob.arrayBuffer());
}

test('an envelope gives back what was put in, bytes as they were', async () => {
  const content = Uint8Array.from({ length: 256 }, (_, index) => index);
  const about = { text: 'a\nb "ü" \u2028' };
  expect(decodeEnvelope(await bytesOf(encodeEnvelope(about, content)))).toEqual({ about, content });
  const empty = decodeEnvelope(await bytesOf(encodeEnvelope({}, '')));
  expect(empty).toEqual({ about: {}, content: new Uint8Array() });
});

test.each(['', '{}', 'a\nb', '{"a":\nb'])('%j is no envelope', (text) => {
  expect(decodeEnvelope(new TextEncoder().encode(text))).toBeUndefined();
});
