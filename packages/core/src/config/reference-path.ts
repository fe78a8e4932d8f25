/** What a `$ref` names: a file of the docs folder, or why it cannot be used. */
export type ReferencedPath =
  | { readonly kind: 'file'; readonly file: string }
  | { readonly kind: 'outside' | 'unsupported'; readonly message: string; readonly hint: string };

/**
 * The file that a `$ref` names.
 *
 * @param reference The value as written; `\` counts as `/`.
 * @param referrer The file that holds the `$ref`, relative to the docs folder.
 */
export function referencedPath(reference: string, referrer: string): ReferencedPath {
  if (/^[a-z][a-z0-9+.-]+:/i.test(reference)) {
    const message = `"$ref": "${reference}" is an address; only files of the docs folder can be referenced.`;
    return { kind: 'unsupported', message, hint: 'Copy the file into the docs folder.' };
  }
  if (reference.includes('#')) {
    const message = `"$ref": "${reference}" points into a file; only whole files can be referenced.`;
    const hint = 'Move that part to a file of its own and reference the file.';
    return { kind: 'unsupported', message, hint };
  }
  const steps = reference.replaceAll('\\', '/').split('/');
  const folder = referrer.split('/').slice(0, -1);
  const path = steps[0] === '' ? undefined : walk(folder, steps);
  if (path === undefined) {
    const message = `"$ref": "${reference}" leads out of the docs folder.`;
    const hint = 'Name a file of the docs folder, relative to the file that holds the "$ref".';
    return { kind: 'outside', message, hint };
  }
  return { kind: 'file', file: path.join('/') };
}

/** Follows the steps of a path from a folder; nothing when they leave the root. */
function walk(folder: readonly string[], steps: readonly string[]): string[] | undefined {
  const path = [...folder];
  for (const step of steps) {
    if (step === '' || step === '.') continue;
    if (step !== '..') path.push(step);
    else if (path.pop() === undefined) return undefined;
  }
  return path;
}
