/**
 * Questions about a generated site, each once: common words of it, numbers of pages and names in
 * code, which few pages have, words with a typo, and words that it does not have.
 */
export function questionsOf(pageCount: number, count: number): string[] {
  const questions = new Set<string>();
  for (let index = 0; questions.size < count; index++) {
    const kind = kinds[index % kinds.length];
    const page = (index * 7919) % pageCount;
    const word = (place: number) => words[(index * 13 + place * 29) % words.length] ?? '';
    if (kind) questions.add(kind(word, page));
  }
  return [...questions];
}

type Word = (place: number) => string;

const kinds: readonly ((word: Word, page: number) => string)[] = [
  (word, page) => `How do I set the ${word(1)} of a ${word(2)} in part ${page}?`,
  (word, page) => `What does read${page} give for a ${word(3)}?`,
  (word, page) => `Why is my ${word(1)} ${word(2)} refused on page ${page}`,
  (word, page) => `configur the ${word(4)} hander of Client${page}`,
  (word, page) => `kubernetes deployment with ${page} replicas and a ${word(1)}`,
  (word, page) => `${word(1)} ${word(2)} ${word(3)} ${word(4)} ${word(5)} create${page}`,
];

/** Of the vocabulary that sites are generated from. */
const words =
  'request response token client server region quota limit event stream record field index query cache worker queue policy metric signal route handler schema object bucket format version account project webhook secret header cursor batch retry window'.split(
    ' ',
  );
