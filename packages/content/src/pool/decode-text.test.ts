import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const text = '# Café 🚀';

test.each([
  ['UTF-8', Buffer.from(text)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
  ['UTF-16, low byte first', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['UTF-16, high byte first', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
])('a text in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

test('a text has one kind of line ends, whichever its file has', () => {
  expect(decodeText(Buffer.from('a\r\nb\r\nc\n'))).toBe('a\nb\nc\n');
});
