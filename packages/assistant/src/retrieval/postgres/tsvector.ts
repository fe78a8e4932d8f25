import type { Term } from '../analysis/analyser.ts';
import { type FieldName, fieldNames } from '../prepared/fields.ts';

/** PostgreSQL knows four classes of words, so fields that count alike share one. */
const classes: Readonly<Record<FieldName, 'A' | 'B' | 'C' | 'D'>> = {
  title: 'A',
  description: 'B',
  path: 'B',
  tags: 'B',
  heading: 'B',
  above: 'C',
  body: 'D',
};

/** Weights of the classes D, C, B and A for `ts_rank`. */
export const classWeights: readonly number[] = [0.2, 0.14, 0.4, 1];

/** Limits of the type. */
const lastPosition = 16_383;
const mostPositions = 255;

/**
 * The terms of a chunk as text that PostgreSQL reads as a `tsvector`. It is put together here, so
 * that the words are cut by the same analyser as everywhere and not by the database.
 *
 * @param fields terms in the order of `fieldNames`
 */
export function tsvectorOf(fields: readonly (readonly Term[])[]): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  for (const [field, terms] of fields.entries()) {
    const mark = classes[fieldNames[field] ?? 'body'];
    for (const { term } of terms) {
      position = Math.min(position + 1, lastPosition);
      const ofTerm = positions.get(term) ?? [];
      if (ofTerm.length < mostPositions) ofTerm.push(`${position}${mark}`);
      positions.set(term, ofTerm);
    }
  }
  return [...positions].map(([term, at]) => `${quoted(term)}:${at.join(',')}`).join(' ');
}

/** Terms of which any will do, as text that PostgreSQL reads as a `tsquery`. */
export function tsqueryOf(terms: readonly string[], mark = ''): string {
  return terms.map((term) => `${quoted(term)}${mark === '' ? '' : `:${mark}`}`).join(' | ');
}

function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
