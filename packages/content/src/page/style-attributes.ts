import { Parser } from 'htmlparser2';

/** Whatever looks like such an attribute: to parse a page takes longer than all else of its policy. */
const written = /(?<=[\s"'/])style\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=`]+)/gi;

/**
 * Values of the `style` attributes of elements in HTML, each once, as browsers read them. What only
 * looks like one, such as in a comment, may be among them.
 */
export function styleAttributes(html: string): string[] {
  const found = new Set(html.match(written));
  const values = new Set<string>();
  const parser = new Parser({
    onopentag(_, { style }) {
      if (style !== undefined) values.add(style);
    },
  });
  parser.end(Array.from(found, (attribute) => `<p ${attribute}>`).join(''));
  return [...values];
}
