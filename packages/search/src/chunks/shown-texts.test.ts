import { expect, it } from 'vitest';
import { shownTexts } from './shown-texts.ts';

it('takes words and fenced code apart, and leaves code as it is written', () => {
  const markdown = [
    'Send **it**:',
    '```bash title="a"\ncurl /a \\\n  | jq \'.["a"]\' # `b`\n```',
    '| Name | Type |\n| --- | --- |\n| `id` | string |',
  ].join('\n\n');
  expect(shownTexts(markdown)).toEqual({
    prose: 'Send it: Name · Type id · string',
    code: 'curl /a \\ | jq \'.["a"]\' # `b`',
  });
});

it('shows nothing of a diagram, and code that nothing closes to its end', () => {
  expect(shownTexts('```mermaid\nA -->|Yes| B\n```')).toEqual({ prose: '', code: '' });
  expect(shownTexts('~~~\n```\na\n')).toEqual({ prose: '', code: '``` a' });
});
