/** One `key: value` pair of a page's frontmatter. */
export interface YamlEntry {
  readonly key: string;
  readonly value: unknown;
  /** The value as written, for numbers, booleans and other plain scalars. */
  readonly source: string | undefined;
  /** Character offset of the key in the YAML text. */
  readonly offset: number;
}
