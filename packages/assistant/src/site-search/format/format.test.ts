import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from './bytes.ts';
import { decodeEntries, type Entry, encodeEntries } from './entries.ts';
import { impactOf, levelCount, levelOf } from './levels.ts';
import {
  byImpact,
  encodePostings,
  levelOfPosting,
  posting,
  readImpacts,
  sectionOf,
} from './postings.ts';

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

  it('as postings', () => {
    const values = fc.uniqueArray(
      fc.tuple(fc.nat(2 ** 25), fc.integer({ min: 1, max: levelCount })),
      {
        selector: ([section]) => section,
      },
    );
    fc.assert(
      fc.property(values, (pairs) => {
        const sorted = pairs.map(([section, level]) => posting(section, level)).sort(byImpact);
        const { sections, impacts } = readImpacts(encodePostings(sorted), 2);
        expect([...sections]).toEqual(sorted.map(sectionOf));
        expect([...impacts]).toEqual(sorted.map((value) => 2 * impactOf(levelOfPosting(value))));
      }),
    );
  });

  it('as entries with letters of every kind', () => {
    const entries: Entry[] = [
      { key: 'use', frequency: 2, postings: Uint8Array.of(1, 2) },
      { key: 'user', frequency: 0 },
      { key: 'user\u0001', frequency: 900, listFile: 3 },
      { key: '搜索', frequency: 1, postings: Uint8Array.of(9) },
      { key: '😀', frequency: 0 },
      { key: '😁', frequency: 0 },
    ];
    expect(decodeEntries(encodeEntries(entries))).toEqual(entries);
  });
});

it('keeps how much a term says within a tenth', () => {
  for (const impact of [0.06, 0.4, 1, 5, 10]) {
    expect(Math.abs(impactOf(levelOf(impact)) / impact - 1)).toBeLessThan(0.1);
  }
  expect(levelOf(0)).toBe(1);
  expect(levelOf(1000)).toBe(levelCount);
});
