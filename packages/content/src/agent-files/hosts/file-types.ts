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
 * What else docs hold, by the names that nginx has for it. Its own list lies beside its main file, which may be
 * anywhere, and a server has either that or one of its own.
 */
export const plainTypes: readonly FileType[] = [
  ['text/html', ['html', 'htm']],
  ['text/css', ['css']],
  ['text/plain', ['txt']],
  ['text/xml', ['xml']],
  ['text/yaml', ['yaml', 'yml']],
  ['application/javascript', ['js']],
  ['application/json', ['json', 'map']],
  ['application/atom+xml', ['atom']],
  ['application/rss+xml', ['rss']],
  ['application/wasm', ['wasm']],
  ['application/pdf', ['pdf']],
  ['application/zip', ['zip']],
  ['application/gzip', ['gz', 'tgz']],
  ['application/rtf', ['rtf']],
  ['application/msword', ['doc']],
  ['application/vnd.ms-excel', ['xls']],
  ['application/vnd.ms-powerpoint', ['ppt']],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', ['docx']],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ['xlsx']],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', ['pptx']],
  ['image/avif', ['avif']],
  ['image/bmp', ['bmp']],
  ['image/gif', ['gif']],
  ['image/jpeg', ['jpeg', 'jpg']],
  ['image/png', ['png']],
  ['image/svg+xml', ['svg']],
  ['image/tiff', ['tif', 'tiff']],
  ['image/webp', ['webp']],
  ['font/otf', ['otf']],
  ['font/ttf', ['ttf']],
  ['audio/mp4', ['m4a']],
  ['audio/ogg', ['ogg', 'oga']],
  ['audio/wav', ['wav']],
  ['video/mp4', ['m4v']],
  ['video/ogg', ['ogv']],
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
