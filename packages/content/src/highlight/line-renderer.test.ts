import { type IGrammar, INITIAL } from '@shikijs/vscode-textmate';
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createLineRenderer, type Token } from './line-renderer.ts';

describe('the line renderer', () => {
  let grammar: IGrammar;
  const draw = (line: string, tokens: readonly Token[]) =>
    tokens
      .map((token) => `${token.scopes.at(-1)}:${line.slice(token.startIndex, token.endIndex)}`)
      .join('|');

  beforeAll(async () => {
    const shiki = await createHighlighterCore({
      engine: createOnigurumaEngine(import('shiki/wasm')),
      langs: [bundledLanguages.javascript],
    });
    grammar = shiki.getLanguage('javascript');
  });

  const plain = (lines: readonly string[]) => {
    let state = INITIAL;
    return lines.map((line) => {
      const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
      state = ruleStack;
      return draw(line, tokens);
    });
  };

  it('gives what tokenising every line gives, also for lines that it has met in another state', () => {
    const render = createLineRenderer(grammar, draw);
    const pieces = [
      ['const a = 1;', '// const b', 'call({', '  a,', '});'],
      ['/*', 'const a = 1;', '*/', 'const a = 1;'],
      ['const text = `', 'const a = 1;', '${', 'const a = 1;', '}`;', 'const a = 1;'],
      ['call({', '  call({', '    a,', '  });', '});', 'const a = 1;'],
    ];
    for (const lines of [...pieces, ...pieces]) expect(render(lines)).toEqual(plain(lines));
  });

  it('tokenises a line once that stands in the same place of several pieces', () => {
    const tokenise = vi.spyOn(grammar, 'tokenizeLine');
    const render = createLineRenderer(grammar, draw);
    render(['import a from "a";', 'call({', '  a,', '});', 'first();']);
    const before = tokenise.mock.calls.length;
    render(['import a from "a";', 'call({', '  a,', '});', 'second();']);
    expect(tokenise.mock.calls.length - before).toBe(1);
    tokenise.mockRestore();
  });

  it('prints a line of more than a thousand characters as text', () => {
    const render = createLineRenderer(grammar, draw);
    expect(render([`a<${'b'.repeat(1_000)}`])).toEqual([`a&lt;${'b'.repeat(1_000)}`]);
  });
});
