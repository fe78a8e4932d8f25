import { expect, it } from 'vitest';
import { compileBody } from './compile-body.ts';
import { parseMdx } from './parse.ts';

function compiled(source: string) {
  const read = parseMdx(source);
  if (!('root' in read)) throw new Error('The source was not read.');
  return compileBody(read.root);
}

it('keeps what is the same however the code runs apart from the code', () => {
  const { code, staticHtml } = compiled('# Title\n\n<Card>\n  **Bold**\n</Card>\n\nEnd');
  expect(staticHtml.join('\n')).toMatch(/<h1>Title[\s\S]*<strong>Bold[\s\S]*<p>End/);
  expect(code).not.toMatch(/Title|Bold|End/);
  expect(code).toContain('_html[0]');
});

it('keeps every character of it', () => {
  const written = '`"` back\\slash \u00a0 \u0001 \u0007 \v \f \u2028 \u{1f600} \ufeff $$ é';
  const [html = ''] = compiled(written).staticHtml;
  const kept = '"</code> back\\slash \u00a0 \u0001 \u0007 \v \f \u2028 \u{1f600} \ufeff $$ é';
  expect(html).toContain(kept);
});

it('leaves strings alone that an author writes', () => {
  const { code } = compiled('<Card title={\'"set:html": "x"\'} />');
  expect(code).toContain('set:html');
});
