/** A media type with endings of its files. */
export type FileType = readonly [type: string, endings: readonly string[]];

/**
 * Texts whose type neither nginx nor Caddy knows everywhere. Browsers are told `nosniff`, so they run no module
 * and read no manifest without one.
 */
export const textTypes: readonly FileType[] = [
  ['text/markdown', ['md']],
  ['text/javascript', ['mjs']],
  ['text/csv', ['csv']],
  ['text/calendar', ['ics']],
  ['text/vtt', ['vtt']],
  ['application/manifest+json', ['webmanifest']],
];

/**
 * What nginx has in its own list, and Caddy takes from that of the machine, which a small container lacks.
 * The rest of what docs hold is part of Caddy.
 */
export const commonTypes: readonly FileType[] = [
  ['image/x-icon', ['ico']],
  ['font/woff', ['woff']],
  ['font/woff2', ['woff2']],
  ['audio/mpeg', ['mp3']],
  ['video/mp4', ['mp4']],
  ['video/webm', ['webm']],
  ['video/quicktime', ['mov']],
];
