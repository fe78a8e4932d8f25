import { expect, it } from 'vitest';
import { renderedCodeHtml } from './rendered-code.ts';

it('marks the lines of code that is known late', () => {
  const lines = { highlight: '[2]', focus: [1], numbered: false };
  expect(renderedCodeHtml('\n  a\n  b\n', lines)).toBe(
    '<span class="line line-focus">a</span>\n<span class="line line-highlight">b</span>',
  );
});

it('leaves elements among the code alone', () => {
  expect(renderedCodeHtml('<b>x\ny</b>', { numbered: true })).toBe('<b>x\ny</b>');
});
