import { INITIAL } from '@shikijs/vscode-textmate';
import { lazily } from '@waymark/core';
import { bundledLanguages, type RegexEngine } from 'shiki';
import { createHighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { describe, expect, it } from 'vitest';
import { decodePatterns, encodePatterns, translateGrammar } from './grammar-patterns.ts';
import { createRegexEngine } from './regex-engine.ts';
import type { TranslatedPattern } from './translate-pattern.ts';

const code = {
  typescript: [
    "import { create } from '@acme/client';",
    'export async function read<Item extends { id: string }>(id: Item[]): Promise<Map<string, 1>> {',
    '  const found = await fetch(`/api/${id.map((one) => one.id)}?q=${1 < 2}`); // why',
    "  return found.json() as unknown as Map<string, 1> ?? /a[/]b/gi.test('x');",
    '}',
  ],
  tsx: ['const Card = ({ title }: Props) => <a href={`/x`} {...rest}>{title && <b>é</b>}</a>;'],
  shellscript: [
    'export TOKEN="$(cat ~/.token)" # secret',
    'curl -X POST "https://a.dev/v1/${id}" -H "A: b" | jq \'.x[]\' && echo done',
    'cat <<EOF > out.txt',
    'as it is $HOME',
    'EOF',
  ],
  python: [
    'class A(B):',
    '    """Says."""',
    '    def f(self, x: int = 1) -> str: return f"{x!r:>{5}}"',
  ],
  sql: ["SELECT MAX(id), dateAdd('day', 7, at) AS week FROM t -- all", 'where a = 1 group by b'],
  powershell: ['New-Item -Path "$HOME/x" | ForEach-Object { $_.Name }', 'new-item client.py'],
  php: ['<?php', 'namespace A\\B; echo "{$x->y} $z[0]"; // ok', '?> <b>x</b>'],
  ruby: ['puts <<~TEXT, "#{a + 1}"', '  as it is', 'TEXT', 'x = %w[a b].map(&:to_sym)'],
  yaml: ['a: &anchor', '  - "b": >-', '      folded', '  - !!str c # d'],
  markdown: ['# Title', '', '```js', 'const x = 1;', '```', '*a* **b** [c](d)'],
  ahk2: ['~Ä_name() := "x"'],
} as const;

/** The tokens of each line, by an engine. */
async function tokens(engine: RegexEngine): Promise<readonly string[]> {
  const names = Object.keys(code) as (keyof typeof code)[];
  const shiki = await createHighlighterCore({
    engine,
    langs: names.map((name) => bundledLanguages[name]),
  });
  return names.flatMap((name) => {
    let state = INITIAL;
    return code[name].map((line) => {
      const { ruleStack, tokens: found } = shiki.getLanguage(name).tokenizeLine(line, state);
      state = ruleStack;
      const shown = found.map(({ endIndex, scopes, startIndex }) =>
        [startIndex, endIndex, ...scopes].join(' '),
      );
      return [name, line, ...shown].join('\n');
    });
  });
}

/** The patterns of the grammars that the code needs, as the build of the package translates them. */
const translatedPatterns = lazily(async () => {
  const known = new Map<string, TranslatedPattern>();
  for (const name of Object.keys(code) as (keyof typeof code)[]) {
    for (const grammar of (await bundledLanguages[name]()).default) {
      const file = encodePatterns(translateGrammar(grammar));
      for (const [source, pattern] of decodePatterns(file)) known.set(source, pattern);
    }
  }
  return (source: string) => known.get(source);
});

describe('the expressions of grammars', () => {
  it('find in code what Oniguruma finds', async () => {
    const expected = await tokens(await createOnigurumaEngine(import('shiki/wasm')));
    // Twice: what is known of a line must not be taken for another one.
    const engine = createRegexEngine();
    expect(await tokens(engine)).toEqual(expected);
    expect(await tokens(engine)).toEqual(expected);
    const translated = createRegexEngine(await translatedPatterns());
    expect(await tokens(translated)).toEqual(expected);
  });

  it('are translated when the package is built, but for ends of blocks that name their beginnings', async () => {
    const translated = await translatedPatterns();
    const missing = new Set<string>();
    const engine = createRegexEngine((source) => {
      const found = translated(source);
      if (!found) missing.add(source);
      return found;
    });
    await tokens(engine);
    // Of strings in Python and Ruby, and of texts up to a word.
    expect([...missing].filter((source) => !/["'\\]|EOF|TEXT/.test(source))).toEqual([]);
    expect(missing.size).toBeLessThan(12);
  });

  it('find the first of several that match at one place', () => {
    const scanner = createRegexEngine().createScanner(['b', 'a+', 'a', 'ab']);
    expect(scanner.findNextMatchSync('xaab', 0, 0)).toMatchObject({
      index: 1,
      captureIndices: [{ start: 1, end: 3, length: 2 }],
    });
    expect(scanner.findNextMatchSync('xaab', 3, 0)).toMatchObject({ index: 0 });
    expect(scanner.findNextMatchSync('xaab', 4, 0)).toBeNull();
  });

  it('tell where a group is that took no part in a match', () => {
    const scanner = createRegexEngine().createScanner(['(a)|(b)']);
    const { captureIndices } = scanner.findNextMatchSync('b', 0, 0) ?? {};
    expect(captureIndices?.map(({ length }) => length)).toEqual([1, 0, 1]);
    expect(captureIndices?.[1]?.start).toBeGreaterThan(1);
  });

  it('pass over a pattern that JavaScript cannot say', () => {
    const scanner = createRegexEngine().createScanner(['(?<x>a', 'a']);
    expect(scanner.findNextMatchSync('a', 0, 0)).toMatchObject({ index: 1 });
  });
});
