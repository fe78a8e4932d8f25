import { Parser } from 'htmlparser2';

/** Values of the `style` attributes of elements in HTML, each once, as browsers read them. */
export function styleAttributes(html: string): string[] {
  // Most pages have none, and their HTML is long.
  if (!/\bstyle\s*=/i.test(html)) return [];
  const values = new Set<string>();
  const parser = new Parser({
    onopentag(_, { style }) {
      // One without a value asks to be allowed too.
      if (style !== undefined) values.add(style);
    },
  });
  parser.end(html);
  return [...values];
}
