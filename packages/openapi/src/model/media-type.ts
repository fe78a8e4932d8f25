/** What a body of a media type is written as. */
export type MediaKind =
  | 'json'
  | 'lines'
  | 'form'
  /** `multipart/form-data`. */
  | 'multipart'
  /** Other `multipart`: parts that are no fields of a form. */
  | 'mixed'
  | 'text'
  | 'binary';

/**
 * Decides by the type without its parameters. A range of types stands for its most usual member:
 * `*` + `/*` for JSON.
 */
export function mediaKind(media: string): MediaKind {
  const type = essence(media);
  if (/^[^/]+\/([^/]+[+-])?(jsonl|ndjson|jsonlines|json-seq)$/.test(type)) return 'lines';
  if (/^[^/]+\/([^/]+[+.-])?json(-[^/]*)?$/.test(type)) return 'json';
  if (type === '*/*' || type === 'application/*' || type === '') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data' || type === 'multipart/*') return 'multipart';
  if (type.startsWith('multipart/')) return 'mixed';
  if (type.startsWith('text/') || /[/+](xml|yaml|x-yaml|graphql|javascript|sql)$/.test(type)) {
    return 'text';
  }
  return 'binary';
}

/** The type to send: a range is no type, and a list (as `encoding` has it) offers a choice. */
export function concreteMedia(media: string): string {
  const first = media.split(',').find((type) => !type.includes('*')) ?? media;
  if (!first.includes('*')) return first.trim();
  const kind = mediaKind(first);
  if (kind === 'json') return 'application/json';
  return kind === 'text' ? 'text/plain' : 'application/octet-stream';
}

function essence(media: string): string {
  return (media.split(';')[0] ?? '').trim().toLowerCase();
}
