/** Longest line of highlighted code, in characters: its tags and entities are not counted. */
export function longestLine(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&[#\w]+;/g, '.');
  return Math.max(...text.split('\n').map((line) => line.length));
}

/** Text of rendered HTML: for what copies or shows its source. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#39': "'",
};
