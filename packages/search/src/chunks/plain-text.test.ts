import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('takes the signs of Markdown away and keeps what is said', () => {
  const markdown = [
    '> Call [the **hook**](/chat "Chat") and `useChat()`.',
    '',
    '- one\n- _two_',
    '```ts\nconst a = 1;\n```',
    '| Name | Type |\n| --- | --- |\n| `id` | string |',
    '![A sun](/sun.png)',
  ].join('\n');
  expect(plainText(markdown)).toBe(
    'Call the hook and useChat(). one two const a = 1; Name · Type id · string A sun',
  );
});

it('takes away the signs of addresses, of breaks in cells and of a picture with a quoted title', () => {
  expect(plainText('At <https://a.dev/b>, | one<br />two |')).toBe('At https://a.dev/b, · one two');
  expect(plainText('![A sun](/sun.png "\\"sun\\"") in /opt/<name>/')).toBe('A sun in /opt/<name>/');
});

it('takes emphasis with asterisks for such, and neither patterns nor sums', () => {
  expect(plainText('*Only* one, or (*two*).')).toBe('Only one, or (two).');
  for (const text of ['0 8 * * 1-5', 'a *.js and *.ts', 'src/*.js, lib/*.js', '2 * 3 * 4']) {
    expect(plainText(text)).toBe(text);
  }
  expect(plainText('\\*one\\*')).toBe('*one*');
});

it('keeps a line of code that only looks like the start of fenced code', () => {
  expect(plainText('```docs.json``` is read first')).toBe('docs.json is read first');
});

it('leaves names with underscores as they are', () => {
  expect(plainText('snake_case_name and max\\_retries')).toBe('snake_case_name and max_retries');
});

it('leaves formulas as they are written', () => {
  const formula = String.raw`$\{x_1\}^*\,\_a$`;
  expect(plainText(`So **${formula}** costs \\$5 or \\$6`)).toBe(
    `So ${formula} costs \\$5 or \\$6`,
  );
  expect(plainText('[For $5 or $6](/x)')).toBe('For $5 or $6');
});

it('cuts a long text at a word', () => {
  const text = plainText('word '.repeat(2000));
  expect(text.length).toBeLessThanOrEqual(4000);
  expect(text.endsWith('word')).toBe(true);
});
