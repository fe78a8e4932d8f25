/** Options of a fence that take a value, and those that are words alone. */
const options =
  /(?:^|\s)(?:icon|lines|wrap|expandable|twoslash|nocopy|highlight|focus|theme|lang|placement|actions|showLineNumbers)\s*=\s*(?:"[^"]*"|'[^']*'|\{[^}]*\}|\S+)/gi;
const ranges = /(?:^|\s)\{[^}]*\}/g;
const flags =
  /(?:^|\s)\[?(?:lines|wrap|expandable|twoslash|nocopy|copy|showLineNumbers)\]?(?=\s|$)/g;

/** The title in the meta of a fence: what its options leave over. */
export function fenceTitle(meta: string): string {
  const named = /(?:^|\s)(?:title|filename)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/i.exec(meta);
  if (named) return named[1] ?? named[2] ?? named[3] ?? '';
  return meta.replace(options, ' ').replace(ranges, ' ').replace(flags, ' ').replace(flags, ' ');
}

/** Code as readers see it: without the notes that mark its lines. */
export function shownCode(code: string): string {
  return code.replace(/\[!code [^\]\n]*\]/g, '');
}
