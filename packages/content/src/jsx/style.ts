/** CSS properties whose numbers are no lengths (the list that React keeps). */
const unitless = new Set(
  [
    'animation-iteration-count aspect-ratio border-image-outset border-image-slice',
    'border-image-width box-flex box-flex-group box-ordinal-group column-count columns flex',
    'flex-grow flex-positive flex-shrink flex-negative flex-order grid-area grid-row grid-row-end',
    'grid-row-span grid-row-start grid-column grid-column-end grid-column-span grid-column-start',
    'font-weight line-clamp line-height opacity order orphans scale tab-size widows z-index zoom',
    'fill-opacity flood-opacity stop-opacity stroke-dasharray stroke-dashoffset',
    'stroke-miterlimit stroke-opacity stroke-width',
  ].flatMap((line) => line.split(' ')),
);

/**
 * A `style` value as the text of an HTML attribute. Objects are written as React writes them:
 * numbers are pixels, except 0 and properties that take plain numbers. Of a text, what is no
 * declaration is left out. Anything else gives an empty text.
 */
export function styleText(value: unknown): string {
  if (typeof value === 'string') return declarations(value).join(';');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  return Object.entries(value)
    .flatMap(([name, entry]) => {
      const property = propertyName(name);
      const text = valueText(property, entry);
      return text === '' ? [] : [`${property}:${text}`];
    })
    .join(';');
}

/** `WebkitMask` is `-webkit-mask`, `msFlex` is `-ms-flex`; custom properties stay. */
function propertyName(name: string): string {
  if (name.startsWith('--')) return name;
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return kebab.replace(/^ms-/, '-ms-');
}

function valueText(property: string, value: unknown): string {
  if (typeof value === 'number') {
    const plain = value === 0 || property.startsWith('--') || unitless.has(unprefixed(property));
    return plain ? String(value) : `${value}px`;
  }
  return typeof value === 'string' ? value.trim() : '';
}

function unprefixed(property: string): string {
  return property.replace(/^-(?:webkit|moz|ms|o)-/, '');
}

/** The declarations of a style text; a `;` in quotes or brackets does not end one. */
function declarations(css: string): string[] {
  const parts = css.match(/(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;])+/g) ?? [];
  return parts
    .map((part) => part.trim())
    .filter((part) => /^(?:--|-?[a-z])[\w-]*\s*:\s*\S/i.test(part));
}
