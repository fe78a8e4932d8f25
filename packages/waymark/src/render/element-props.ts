/** Attributes as React spells them, and as HTML and SVG do. */
const renamed: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  xlinkHref: 'xlink:href',
  strokeWidth: 'stroke-width',
};

/** Attributes of a plain HTML element in HTML's form. */
export function elementProps(props: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(props).map(([name, value]) => [renamed[name] ?? name, value]),
  );
}
