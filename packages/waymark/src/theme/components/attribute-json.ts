/**
 * JSON for an attribute of every page. Characters beyond Latin-1 are escaped: a single one, such as
 * the dots of “Search…”, makes the text of the whole page take twice the memory while it is
 * rendered, and longer to write.
 */
export function attributeJson(value: unknown): string {
  const escaped = JSON.stringify(value).replace(
    /[^\0-\xff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  // What is replaced in a text keeps its width, and only a copy gets the smaller one.
  return Buffer.from(escaped, 'latin1').toString('latin1');
}
