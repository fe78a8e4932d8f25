import type { MediaModel } from '../model/endpoint.ts';
import { fileStandIn } from '../model/file-stand-in.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { concreteMedia } from '../model/media-type.ts';
import { freeBoundary } from './boundary.ts';
import { headerText } from './header.ts';
import type { RequestBody } from './request.ts';
import { scalarText } from './scalar-text.ts';

/**
 * The body of `multipart/mixed`, `multipart/related` and others that are no forms, written out, for
 * clients write forms only. A file is named in the place of its content.
 *
 * @param value an object or a list of parts; one item of a sequence is one part
 */
export function mixedBody(
  media: string,
  value: JsonValue,
  { encoding = {}, isSequence = false, itemEncoding }: Partial<MediaModel>,
): RequestBody {
  const isParts = !isSequence && (isJsonArray(value) || isJsonObject(value));
  const parts = Object.entries(isParts ? value : [value]).map(([name, part]) => {
    const own = isSequence || !Object.hasOwn(encoding, name) ? itemEncoding : encoding[name];
    const type = own?.contentType === undefined ? typeOf(part) : concreteMedia(own.contentType);
    return `Content-Type: ${headerText(type)}\r\n\r\n${scalarText(part).toWellFormed()}\r\n`;
  });
  const boundary = freeBoundary(parts, 'part-boundary');
  const text = parts.map((part) => `--${boundary}\r\n${part}`).join('');
  const type = media.replace(/;\s*boundary=[^;]*/i, '');
  return {
    kind: 'text',
    media: `${type}; boundary=${boundary}`,
    text: `${text}--${boundary}--\r\n`,
  };
}

function typeOf(part: JsonValue): string {
  if (part === fileStandIn) return 'application/octet-stream';
  return typeof part === 'object' ? 'application/json' : 'text/plain';
}
