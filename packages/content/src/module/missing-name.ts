import { type Diagnostic, diagnostic, nearest, type SourceLocation } from '@waymark/core/page';

/** A file and the names that can be imported from it. */
interface Exporter {
  readonly file: string;
  readonly exports: { keys(): Iterable<string> };
}

/**
 * What is reported of a name that the file does not export from which it is imported.
 *
 * @param at place of the import statement
 */
export function missingName(target: Exporter, imported: string, at: SourceLocation): Diagnostic {
  const names = [...target.exports.keys()];
  const similar = nearest(imported, names);
  const what = imported === 'default' ? 'no default' : `nothing named \`${imported}\``;
  return diagnostic('import-name', {
    at,
    message: `\`/${target.file}\` exports ${what}.`,
    hint: similar === undefined ? exportsHint(names) : `Did you mean \`${similar}\`?`,
  });
}

function exportsHint(names: readonly string[]): string {
  if (names.length === 0) return 'It exports no names. Its content is imported as the default.';
  const listed = names.map((item) => `\`${item}\``).join(', ');
  return `It exports ${listed}. Names other than the default are imported in braces.`;
}
