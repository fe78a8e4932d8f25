import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
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

const marks = [
  '<',
  '{',
  '`',
  '"',
  '[',
  '(',
  '$$',
  '```\n',
  '\n---\n',
  '<!--',
  '{/*',
  '</',
  '\0',
  '\ud800',
];

/** A source after up to eight accidents of any kind: of an editor, a disk, a merge. */
function wrecked(source: string, next: () => number): string {
  let text = source;
  for (let left = next() < 0.7 ? 1 : 8 * next(); left > 0; left--) {
    const at = Math.floor(next() * text.length);
    const length = Math.floor(next() ** 3 * 600);
    const mark = marks[Math.floor(next() * marks.length)] ?? '<';
    const lines = text.split('\n');
    const [one, other] = [0, 0].map(() => Math.floor(next() * lines.length)) as [number, number];
    const accidents = [
      () =>
        text.slice(0, at) +
        String.fromCharCode((text.charCodeAt(at) || 0) ^ 4) +
        text.slice(at + 1),
      () => text.slice(0, at) + text.slice(at + length),
      () => text.slice(0, at + length) + text.slice(at),
      () => text.slice(0, at) + mark.repeat(next() < 0.9 ? 1 : 50) + text.slice(at),
      () =>
        lines
          .with(one, lines[other] ?? '')
          .with(other, lines[one] ?? '')
          .join('\n'),
      () => (next() < 0.5 ? text.slice(0, at) : text.slice(at)),
    ];
    text = accidents[Math.floor(next() * accidents.length)]?.() ?? text;
  }
  return text;
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

  it.skipIf(!existsSync(folder))(
    'of any kind compile within seconds to code that runs, with each mistake at its place',
    async () => {
      for (const [index, file] of files.entries()) {
        const source = readFileSync(path.join(folder, file), 'utf8');
        if (source.length > 100_000) continue;
        const next = random(1000 + index);
        for (let time = 0; time < 4 * times; time++) {
          const text = wrecked(source, next);
          const spent = processorTime();
          const page = await compile(text);
          expect(spent(), `${file} (${time})`).toBeLessThan(20_000);
          expect(() => new Function('_runtime', page.code), `${file} (${time})`).not.toThrow();
          for (const { line, column, message } of page.diagnostics) {
            expect([line > 0, column > 0], message).toEqual([true, true]);
            expect(message, `${file} (${time})`).not.toMatch(/cannot be compiled|\n\s+at /);
          }
        }
      }
    },
    300_000,
  );
});
