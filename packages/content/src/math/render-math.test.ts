import { expect, test } from 'vitest';
import { renderMath } from './render-math.ts';

test.each([
  String.raw`\href{javascript:alert(1)}{a}`,
  String.raw`\url{javascript:alert(1)}`,
  String.raw`\includegraphics{https://evil.example/x.png}`,
  String.raw`\htmlData{x=1}{a}`,
  String.raw`\htmlStyle{position:fixed}{a}`,
  String.raw`\htmlClass{wm-header}{a}`,
  String.raw`\text{<img src=x onerror=alert(1)>}`,
])('The formula %s neither links, loads nor gives attributes', (tex) => {
  const { html } = renderMath(tex, false);
  const tags = html.match(/<[^>]*>/g)?.join('') ?? '';
  expect(tags).not.toMatch(/ href=| src=| onerror=| data-x=|position:fixed|wm-header/);
});

test('A formula whose macros would grow without end stops', () => {
  const tex = String.raw`\def\a{\a\a}\a`;
  expect(renderMath(tex, false).failure).toMatch(/Too many expansions/);
});
