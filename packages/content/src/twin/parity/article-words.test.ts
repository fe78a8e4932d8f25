import { describe, expect, it } from 'vitest';
import { articleWords } from './article-words.ts';

const wordsIn = (content: string) =>
  articleWords(`<nav>Sidebar</nav><article data-wm-content>${content}</article>`)?.join(' ');

describe('the words of a built page', () => {
  it('are those of the article, entities decoded', () => {
    expect(wordsIn('<h1>Caf&eacute;</h1><p>one<b>two</b></p>')).toBe('Café one two');
  });

  it('hold hidden panels and alternative texts', () => {
    expect(wordsIn('<div hidden>panel</div><img alt="A chart" src="x.png">')).toBe('panel A chart');
  });

  it('hold no alternative text of what shows none, such as a frame', () => {
    const frame = '<iframe alt="A tour" title="Tour" src="/x"></iframe>';
    expect(wordsIn(`${frame}<video alt="A film" src="/y"></video>`)).toBe('Tour');
  });

  it('keep words of code whole where colours part them', () => {
    const code = '<pre><code><span>use</span><span>State</span>(\n<i>x</i></code></pre>';
    expect(wordsIn(code)).toBe('useState x');
  });

  it('leave out scripts, styles and the labels of buttons', () => {
    const content = '<style>p{color:red}</style><button title="Copy"></button><script>f()</script>';
    expect(wordsIn(content)).toBe('');
  });

  it('are none for HTML that is no page', () => {
    expect(articleWords('<p>Redirecting</p>')).toBeUndefined();
  });
});
