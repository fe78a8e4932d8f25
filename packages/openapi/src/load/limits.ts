/** What an API description may ask of the machine that reads it. */
export const limits = {
  /** Bytes of one file of the docs folder. */
  fileBytes: 30 * 2 ** 20,
  /** Bytes of all files that one description brings in. */
  totalBytes: 60 * 2 ** 20,
  /** Files that one description brings in. */
  files: 5000,
  /** Bytes of a fetched description, after decompression. */
  remoteBytes: 20 * 2 ** 20,
  /** Milliseconds for fetching a description, redirects included. */
  remoteTime: 15_000,
  /** Mistakes reported of one file. */
  reports: 20,
} as const;
