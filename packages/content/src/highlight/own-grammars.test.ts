import { expect, it } from 'vitest';
import { createCodeHighlighter, defaultCodeThemes } from './highlighter.ts';
import { readGrammars } from './own-grammars.ts';

const grammar = {
  name: 'Fennel Two',
  aliases: ['fnl2'],
  scopeName: 'source.fennel2',
  patterns: [{ match: '\\bfn\\b', name: 'keyword.control.fennel' }],
};
const files = [{ path: 'grammars/two.tmLanguage.json', text: JSON.stringify(grammar) }];

it('goes by its name, its aliases, its scope and its file', () => {
  const { grammars, failures } = readGrammars(files);
  expect([...grammars.keys()].sort()).toEqual(['fennel two', 'fennel2', 'fnl2', 'two']);
  expect(failures).toEqual([]);
});

it('highlights code under each of its names', async () => {
  const { highlight } = await createCodeHighlighter(
    defaultCodeThemes,
    readGrammars(files).grammars,
  );
  for (const name of ['fnl2', 'two']) {
    expect((await highlight('(fn x)', name)).lines[0]).toMatch(
      /\(<span class="[^"]+">fn<\/span> x\)/,
    );
  }
});

it('says what is wrong with a file that is none', () => {
  const { grammars, failures } = readGrammars([
    { path: 'a.json', text: '{' },
    { path: 'b.json', text: '{"scopeName":"source.b"}' },
  ]);
  expect(grammars.size).toBe(0);
  expect(failures).toMatchObject([
    { path: 'a.json', reason: expect.stringContaining('JSON') },
    { path: 'b.json', reason: 'It has no `scopeName` or no `patterns`.' },
  ]);
});
