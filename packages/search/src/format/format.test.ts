import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';
import { decodeEntries, type Entry, EntryWriter } from './entries.ts';
import { impactOf, levelCount, levelOf } from './levels.ts';
import { chunkOf, encodePostings, posting, readImpacts } from './postings.ts';

describe('what is written is read again', () => {
  it('as numbers and strings', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(2 ** 40), fc.string({ unit: 'grapheme' }))),
        (values) => {
          const writer = new ByteWriter();
          for (const [number, text] of values) {
            writer.number(number);
            writer.string(text);
          }
          const reader = new ByteReader(writer.result());
          const read = values.map(() => [reader.number(), reader.string()]);
          expect(read).toEqual(values);
          expect(reader.isAtEnd).toBe(true);
        },
      ),
    );
  });

  it('as postings, those by the fields of pages first', () => {
    const values = fc.uniqueArray(
      fc.tuple(fc.nat(2 ** 24), fc.integer({ min: 1, max: levelCount }), fc.boolean()),
      { selector: ([chunk]) => chunk },
    );
    fc.assert(
      fc.property(values, (said) => {
        const sorted = Uint32Array.from(said, ([chunk, level, isOfPage]) =>
          posting(chunk, level, isOfPage),
        ).sort();
        const { chunks, impacts, ofPages } = readImpacts(encodePostings(sorted), 2);
        expect([...chunks]).toEqual([...sorted].map(chunkOf));
        const impactOfChunk = new Map(said.map(([chunk, level]) => [chunk, 2 * impactOf(level)]));
        for (const [index, chunk] of chunks.entries()) {
          expect(impacts[index]).toBeCloseTo(impactOfChunk.get(chunk) ?? 0, 4);
        }
        const isOfPage = new Map(said.map(([chunk, , ofPage]) => [chunk, ofPage]));
        expect([...chunks].map((chunk) => isOfPage.get(chunk))).toEqual(
          [...chunks].map((_, index) => index < ofPages),
        );
      }),
    );
  });

  it('as entries with letters of every kind', () => {
    const entries: Entry[] = [
      { key: 'use', frequency: 2, postings: Uint8Array.of(1, 2) },
      { key: 'user', frequency: 0 },
      { key: 'user\u0001', frequency: 900, list: 3 },
      { key: '搜索', frequency: 1, postings: Uint8Array.of(9) },
      { key: '😀', frequency: 0 },
      { key: '😁', frequency: 0 },
    ];
    const writer = new EntryWriter();
    for (let file = 0; file < 2; file++) {
      for (const entry of entries) writer.add(entry);
      expect(decodeEntries(writer.take())).toEqual(entries);
    }
  });
});

it('keeps how much a term says within a tenth', () => {
  for (const impact of [0.06, 0.4, 1, 5, 10, 50]) {
    expect(Math.abs(impactOf(levelOf(impact)) / impact - 1)).toBeLessThan(0.1);
  }
  expect(levelOf(0)).toBe(1);
  expect(levelOf(1000)).toBe(levelCount);
});
