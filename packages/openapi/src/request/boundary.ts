/** What separates the parts of a multipart body: always the same, and in none of its texts. */
export function freeBoundary(texts: readonly string[], name = 'form-boundary'): string {
  let boundary = name;
  for (let n = 1; texts.some((text) => text.includes(boundary)); n += 1) boundary = `${name}-${n}`;
  return boundary;
}
