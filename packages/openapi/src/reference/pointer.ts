import { decoded } from '@waymark/core';

/** The keys of a JSON pointer (RFC 6901) that may be percent-encoded, as in a `$ref` fragment. */
export function pointerKeys(pointer: string): readonly string[] {
  if (pointer === '') return [];
  return pointer
    .split('/')
    .slice(1)
    .map((key) => decoded(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** `pointer` with further keys; numbers are places in a list. */
export function childPointer(pointer: string, ...keys: readonly (string | number)[]): string {
  let result = pointer;
  for (const key of keys) result += `/${escaped(String(key))}`;
  return result;
}

/** A pointer as a `$ref` to the same document, where `%` starts an escape. */
export function pointerReference(pointer: string): string {
  return `#${pointer.replaceAll('%', '%25')}`;
}

function escaped(key: string): string {
  return /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}
