/** What `style` may be on a component: text, or an object as React takes it. */
export type StyleValue = string | Readonly<Record<string, string | number | null | undefined>>;

/** Numbers of these properties have no unit; all others are lengths in px. */
const unitless =
  /^(--|(opacity|zIndex|order|flex|flexGrow|flexShrink|fontWeight|lineHeight|zoom|columns|columnCount|gridRow|gridColumn|aspectRatio|scale)$)/;

/** The text of a `style` attribute from what authors write; nothing for nothing. */
export function styleText(...values: readonly (StyleValue | undefined)[]): string | undefined {
  const text = values.map((value) => (typeof value === 'object' ? declarations(value) : value));
  return text.filter(Boolean).join(';') || undefined;
}

function declarations(style: Exclude<StyleValue, string>): string {
  return Object.entries(style)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `${cssName(name)}:${cssValue(name, value)}`)
    .join(';');
}

function cssName(name: string): string {
  if (name.startsWith('--')) return name;
  return name
    .replace(/^(?=ms[A-Z])/, '-')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function cssValue(name: string, value: string | number | null | undefined): string {
  return typeof value === 'number' && value !== 0 && !unitless.test(name)
    ? `${value}px`
    : `${value}`;
}
