import path from 'node:path';
import { isJsonObject } from '../../model/json.ts';
import { textMember } from '../../reference/member.ts';
import type { ParsedFile } from '../parse-file.ts';
import { parseSource, type Source } from '../source.ts';

/**
 * The description that an overlay changes by itself (`extends`): a path from the folder of the
 * overlay, or a URL.
 */
export function extendedSource({ file, value }: ParsedFile): Source | undefined {
  const written = isJsonObject(value) ? textMember(value, 'extends')?.trim() : undefined;
  if (!written) return undefined;
  const isAddress = /^[a-z][a-z\d+.-]*:/i.test(written);
  return parseSource(isAddress ? written : path.posix.join(path.posix.dirname(file), written));
}
