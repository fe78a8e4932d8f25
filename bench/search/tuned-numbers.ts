import type { Ranking } from '../../packages/search/src/ranking.ts';

/** A number of the ranking, and the values that it is tried with. */
export interface TunedNumber {
  /** Such as `saturation`, `weights.title` or `typo.0`. */
  readonly name: string;
  readonly present: number;
  /** Without the present one. */
  readonly others: readonly number[];
  /** It is part of what the index holds, which has to be made anew for each value. */
  readonly isInIndex: boolean;
  /** The ranking with another value of this number, and all others as they are. */
  readonly with: (value: number) => Ranking;
}

type Key = keyof Ranking;

/** A test holds that these are the ones that change the index. */
const inIndex: readonly Key[] = [
  'weights',
  'lengthPenalty',
  'repetition',
  'wholeTitle',
  'wholeHeading',
];
/** They mean nothing above 1. */
const shares: readonly Key[] = [
  ...(['lengthPenalty', 'uncoveredShare', 'boostPower', 'titleBeginning'] as const),
  ...(['beginning', 'beginningOfUnknown', 'typo', 'typoInBeginning'] as const),
  ...(['part', 'synonym', 'compound'] as const),
];
/** At 1 they do nothing, and below they turn what they say around. */
const factors: readonly Key[] = ['currentPage', 'phrase'];

const steps = [1 / 2, 2 / 3, 3 / 2, 2];
/** An index takes seconds to make. */
const stepsInIndex = [2 / 3, 3 / 2];

/** All numbers of a ranking, those first that are quick to try. */
export function tunedNumbers(ranking: Ranking): TunedNumber[] {
  const numbers = (Object.keys(ranking) as Key[]).flatMap((key) => numbersOf(ranking, key));
  return numbers.sort((one, other) => Number(one.isInIndex) - Number(other.isInIndex));
}

function numbersOf(ranking: Ranking, key: Key): TunedNumber[] {
  const isInIndex = inIndex.includes(key);
  const value = ranking[key];
  if (typeof value === 'number') {
    const others = valuesAround(key, value);
    return [
      { name: key, present: value, others, isInIndex, with: (to) => ({ ...ranking, [key]: to }) },
    ];
  }
  return Object.entries(value).map(([inner, present]: [string, number]): TunedNumber => {
    const others = valuesAround(key, present);
    const changed = (to: number) =>
      Array.isArray(value) ? value.with(Number(inner), to) : { ...value, [inner]: to };
    return {
      ...{ name: `${key}.${inner}`, present, others, isInIndex },
      with: (to) => ({ ...ranking, [key]: changed(to) }),
    };
  });
}

function valuesAround(key: Key, present: number): number[] {
  const neutral = factors.includes(key) ? 1 : 0;
  const most = shares.includes(key) ? 1 : Number.POSITIVE_INFINITY;
  const values = (inIndex.includes(key) ? stepsInIndex : steps).map((step) =>
    Number(Math.min(most, neutral + (present - neutral) * step).toPrecision(3)),
  );
  return [...new Set(values)].filter((value) => value !== present);
}
