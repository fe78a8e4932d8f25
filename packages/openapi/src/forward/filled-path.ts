/** Stands in a template for a value; a character that URLs keep as it is. */
export const valueMark = '~*~';

/**
 * Whether a path is a template with every mark replaced by a value. A value is not empty and has
 * no slash, since requests write a slash in a value as `%2F`.
 */
export function isFilledPath(template: string, path: string): boolean {
  const wanted = template.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((segment, index) => isFilledSegment(segment, given[index] ?? ''))
  );
}

/** Looks for the fixed pieces one after the other, which takes no time that a text could raise. */
function isFilledSegment(template: string, segment: string): boolean {
  const pieces = template.split(valueMark);
  const [first = '', ...others] = pieces;
  const last = others.pop();
  if (last === undefined) return segment === first;
  if (!segment.startsWith(first)) return false;
  let position = first.length;
  for (const piece of others) {
    const found = segment.indexOf(piece, position + 1);
    if (found < 0) return false;
    position = found + piece.length;
  }
  return segment.endsWith(last) && segment.length - last.length > position;
}
