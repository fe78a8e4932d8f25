import { openFirst } from './site-folder.ts';

/**
 * What a file of a site says, which is read again when another build has written it.
 *
 * @param parse throws nothing
 * @param absent what a site says that has no such file
 */
export function parsedFile<T>(
  folder: string,
  name: string,
  parse: (text: string) => T,
  absent: T,
): () => Promise<T> {
  let known: { readonly etag: string; readonly value: T } | undefined;
  return async () => {
    const file = await openFirst(folder, [name]);
    if (!file) return absent;
    try {
      if (known?.etag !== file.etag) {
        known = { etag: file.etag, value: parse((await file.read()).toString('utf8')) };
      }
      return known.value;
    } finally {
      file.close();
    }
  };
}
