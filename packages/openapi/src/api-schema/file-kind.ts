import { keyword, outermostValue } from './keywords.ts';
import type { View } from './view.ts';

/** Types that are no text: what `contentMediaType` names where a value is a file. */
const binaryMedia =
  /^(?:image|audio|video)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-gzip|x-tar|x-7z-compressed|vnd\.rar|x-rar-compressed)\b/i;

/** Whether a media type is that of files. */
export function isBinaryMedia(media: string): boolean {
  return binaryMedia.test(media);
}

/** The pill of a schema that is a file; `undefined` for all others. */
export function fileLabel(view: View): 'file' | 'file (base64)' | undefined {
  if (view.types.some((type) => type !== 'string')) return undefined;
  const media = outermostValue(view.leaves, 'contentMediaType');
  const isBinary =
    (typeof media === 'string' && isBinaryMedia(media)) ||
    outermostValue(view.leaves, 'format') === 'binary' ||
    view.leaves.some((leaf) => keyword(leaf, 'type') === 'file');
  if (!isBinary) return undefined;
  const encoding = outermostValue(view.leaves, 'contentEncoding');
  return typeof encoding === 'string' && /^base64/i.test(encoding) ? 'file (base64)' : 'file';
}
