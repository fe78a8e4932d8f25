import { messages } from '@waymark/core/messages';
import { expect, it } from 'vitest';
import { compile } from '../testing/compile-pages.ts';
import { withFootnoteTexts } from './footnote-texts.ts';

it.each([
  ['is text', 'The note.'],
  ['holds a component', 'The <Badge>note</Badge> of {1 + 1}.'],
])('calls footnotes as the language of the page does where one %s', async (_, note) => {
  const { code, staticHtml } = await compile(`Text[^a], again[^a].\n\n[^a]: ${note}`);
  const html = staticHtml.map((part) => withFootnoteTexts(part, messages('de'))).join('');
  expect(html).toContain('id="footnote-label">Fußnoten</h2>');
  expect(html).toContain('aria-label="Zurück zum Verweis 1"');
  expect(html).toContain('aria-label="Zurück zum Verweis 1-2"');
  expect(html + code).not.toMatch(/Footnotes|Back to reference/);
});

it('leaves the words of authors alone', () => {
  const html = '<h2>Footnotes</h2><p aria-label="Back to reference 1">Footnotes</p>';
  expect(withFootnoteTexts(html, messages('de'))).toBe(html);
});
