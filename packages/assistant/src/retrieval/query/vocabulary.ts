/** What the terms of an index are asked for while a query is read. */
export interface Vocabulary {
  /** Number of chunks that have the term; 0 for an unknown one. */
  frequency(term: string): Promise<number>;
  /** The most frequent terms that begin so and are longer. */
  withPrefix(prefix: string, limit: number): Promise<readonly string[]>;
  /** Words of the texts that are so long (UTF-16), one a line, as written but folded. */
  wordsOfLength(letters: number): Promise<string>;
}
