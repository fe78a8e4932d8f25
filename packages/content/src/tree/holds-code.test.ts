import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { holdsCode } from './holds-code.ts';
import { parseMdx } from './parse.ts';

function parsed(text: string): Root {
  const result = parseMdx(text);
  if ('failure' in result) throw new Error(result.failure.reason);
  return result.root;
}

describe('A page', () => {
  it.each([
    'Text with *emphasis* and `{code}`.\n\n- a list\n\n| a |\n| - |\n| b |',
    '<Card title="A" cols="2">\n\nText\n\n</Card>',
    '<Columns cols={2} wide={true} flag />',
  ])('holds no code: %j', (text) => expect(holdsCode(parsed(text))).toBe(false));

  it.each([
    'Text {1 + 1}',
    '{/* comment */}\n\n{value}',
    'export const a = 1;\n\nText',
    '<Card title={title}>Text</Card>',
    '<Card {...props}>Text</Card>',
    '> - <a.b />',
    '<Card title={"a" + 1} />',
  ])('holds code: %j', (text) => expect(holdsCode(parsed(text))).toBe(true));
});
