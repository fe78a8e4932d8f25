/** What an API description may ask of the machine that reads it. */
export const limits = {
  /** Bytes of one file of the docs folder. */
  fileBytes: 30 * 2 ** 20,
  /** Bytes of all files that one description brings in. */
  totalBytes: 60 * 2 ** 20,
  /** Files that one description brings in. */
  files: 1000,
  /** Bytes of a fetched description, after decompression. */
  remoteBytes: 20 * 2 ** 20,
  /** Milliseconds for fetching a description, redirects included. */
  remoteTime: 15_000,
  redirects: 5,
  /**
   * Objects and arrays inside each other. Whatever reads a loaded description may recurse along
   * it; the reader of YAML itself ends not far above this.
   */
  depth: 500,
  /**
   * Words of a YAML file: a million takes about 1.2 s and 0.3 GB at worst. Descriptions have one
   * for six characters, so this is about 18 MB of them.
   */
  yamlTokens: 3_000_000,
  /** Values that the aliases of a YAML file stand for. */
  aliasedValues: 500_000,
  /** Mistakes reported of one file. */
  reports: 20,
} as const;
