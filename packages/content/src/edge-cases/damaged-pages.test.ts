import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile, renderPage } from '../testing/compile-pages.ts';

/** What slips into a page by mistake. */
const slips = [
  ...['<', '{', '}', '<b', '<Card>', '</Note>', '{a b', '<div x={', '<T, U>', '</', '<x y=z>'],
  ...['{...', '<Tab title="', '\nimport x\n', '\nexport const\n', '{{', '<>', '}}>', '\n</Card>\n'],
];

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A source with one slip in it or a few characters less, and where. */
function damaged(source: string, next: () => number): { text: string; offset: number } {
  const offset = source.indexOf('\n---\n') + 5 + Math.floor(next() * (source.length / 2));
  if (next() < 0.3) {
    return { text: source.slice(0, offset) + source.slice(offset + 1 + next() * 8), offset };
  }
  const slip = slips[Math.floor(next() * slips.length)] ?? '<';
  return { text: source.slice(0, offset) + slip + source.slice(offset), offset };
}

/** Paragraphs of plain words that do not stand beside an offset. */
function plainParagraphs(source: string, offset: number): string[] {
  const found: string[] = [];
  for (const match of source.matchAll(/(?<=\n\n)[A-Z][A-Za-z0-9 ,.;:-]{20,}(?=\n\n)/g)) {
    const end = match.index + match[0].length;
    if (end < offset - 400 || match.index > offset + 400) found.push(match[0].trim());
  }
  return found;
}

const repository = path.resolve(import.meta.dirname, '../../../..');
const places = [
  { name: 'the examples', folder: path.join(repository, 'examples'), each: 1, times: 3 },
  {
    name: 'real sites',
    folder: process.env['WAYMARK_SITES'] ?? path.join(repository, '../sites'),
    each: 40,
    times: 2,
  },
];

describe.each(places)('Pages of $name with damage', ({ folder, each, times }) => {
  const files = globSync('**/*.mdx', {
    cwd: folder,
    exclude: (name) => /node_modules/.test(name),
  })
    .sort()
    .filter((_, index) => index % each === 0);

  it.skipIf(!existsSync(folder))(
    'compile, evaluate and keep the words around it',
    async () => {
      const lost: string[] = [];
      for (const [index, file] of files.entries()) {
        const source = readFileSync(path.join(folder, file), 'utf8');
        if (source.length > 100_000) continue;
        const next = random(index);
        for (let time = 0; time < times; time++) {
          const { text, offset } = damaged(source, next);
          const page = await compile(text);
          const shown = `${renderPage(page)}${page.codeBlocks.join('\n')}`;
          const plain = shown.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");
          for (const paragraph of plainParagraphs(source, offset)) {
            if (!plain.includes(paragraph))
              lost.push(`${file} (${time}, ${text.slice(offset - 9, offset + 20)}): ${paragraph}`);
          }
        }
      }
      expect(lost).toEqual([]);
    },
    300_000,
  );
});
