import type { SearchedPage, SearchedSection } from '../page.ts';

/** Numbers from 0 to 1 that are the same in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const starts = 'b c d f g h j k l m n p r s t v w br ch cl cr dr fl gr pl pr sh st th tr'.split(
  ' ',
);
const vowels = 'a e i o u ai ea ee io ou'.split(' ');
const ends = ' n r s t l m d ck nd st ng'.split(' ').concat('');
const endings = ['', '', '', 's', 'ed', 'ing', 'ion', 'er'];

/** Words that sound like some, each once, the most frequent first. */
function createVocabulary(size: number, random: () => number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < size) {
    const syllables = 1 + Math.floor(random() * 2 + Math.min(1, words.size / 5000));
    let word = '';
    for (let count = 0; count < syllables; count++)
      word += pick(starts) + pick(vowels) + pick(ends);
    words.add(word + pick(endings));
  }
  return [...words];
}

/** Places in a list by Zipf's law: the second is half as frequent as the first, and so on. */
function zipf(size: number, random: () => number): () => number {
  const sums = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 2.7);
    sums[rank] = sum;
  }
  return () => {
    const wanted = random() * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

export interface LargeSite {
  readonly pages: readonly SearchedPage[];
  /** The words of its texts, the most frequent first. */
  readonly vocabulary: readonly string[];
}

/** A site of generated text, with names as code has them in it; the same for the same numbers. */
export function largeSite(pages: number, wordsOfSection: number): LargeSite {
  const random = createRandom(pages);
  const vocabulary = createVocabulary(60_000, random);
  const next = zipf(vocabulary.length, random);
  const word = () => vocabulary[next()] ?? '';
  const rare = () => vocabulary[200 + Math.floor(random() * 8000)] ?? '';
  const words = (count: number, one = word) => Array.from({ length: count }, one).join(' ');
  const name = () => rare() + capitalised(rare());
  const prose = (count: number) =>
    `${words(count)}. ${random() < 0.3 ? `Call \`${name()}()\` or set \`X-${rare()}-${rare()}\`.` : ''}`;
  const section = (heading: string, level: number): SearchedSection => ({
    anchor: heading.replaceAll(' ', '-'),
    heading,
    level,
    headingPath: [],
    text: prose(Math.ceil(wordsOfSection * (0.4 + random() * 1.2))),
  });
  const page = (_: unknown, number: number): SearchedPage => {
    const isEndpoint = number % 5 === 0;
    return {
      url: `/group-${number % 97}/page-${number}`,
      title: capitalised(words(1 + Math.floor(random() * 3), rare)),
      description: words(10),
      kind: isEndpoint ? 'endpoint' : 'page',
      navigation: [`Area ${number % 7}`, `Group ${number % 97}`],
      tags: [],
      boost: 1,
      ...(isEndpoint && { operation: { method: 'POST', path: `/v1/${rare()}/{id}/${rare()}` } }),
      sections: [
        section('', 1),
        ...Array.from({ length: 4 }, () => section(capitalised(words(2, rare)), 2)),
      ],
    };
  };
  return {
    vocabulary,
    pages: Array.from({ length: pages }, page),
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
