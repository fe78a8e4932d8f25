import type { JsonValue } from '../model/json.ts';
import { concreteMedia } from '../model/media-type.ts';

const EXTENSIONS: ReadonlyMap<string, string> = new Map([
  ['audio/mpeg', 'mp3'],
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
  ['text/plain', 'txt'],
]);

/** Name of a file for samples: `example.png`, or `example-file` where the type tells nothing. */
export function exampleFileName(media = ''): string {
  const type = concreteMedia(media).toLowerCase().split(';')[0] ?? '';
  const subtype = type.split('/')[1] ?? '';
  const extension = EXTENSIONS.get(type) ?? (/^[a-z0-9]{2,4}$/.test(subtype) ? subtype : undefined);
  return extension === undefined ? 'example-file' : `example.${extension}`;
}

/** A name with an ending, with the folders before it that commands write: `@docs/report.pdf`. */
const writtenName = /^(?:@|.*[/\\])?([^/\\\p{Cc}]{1,100}\.[a-z0-9]{1,8})$/iu;

/** Name of the file that an example writes in its place; `undefined` where it writes something else. */
export function writtenFileName(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? writtenName.exec(value)?.[1] : undefined;
}
