import { styleText } from './style.ts';

/** An attribute of an HTML or SVG element as HTML spells it. */
export interface HtmlAttribute {
  readonly name: string;
  readonly value: unknown;
}

/** Names that only mean something to React. */
const dropped = new Set([
  'key',
  'ref',
  'suppressHydrationWarning',
  'suppressContentEditableWarning',
]);

/** SVG attributes that React writes in camel case and SVG with dashes. */
const dashed = [
  'accentHeight alignmentBaseline arabicForm baselineShift capHeight clipPath clipRule',
  'colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline',
  'enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize',
  'fontSizeAdjust fontStretch fontStyle fontVariant fontWeight glyphName',
  'glyphOrientationHorizontal glyphOrientationVertical horizAdvX horizOriginX imageRendering',
  'letterSpacing lightingColor markerEnd markerMid markerStart overlinePosition',
  'overlineThickness paintOrder pointerEvents renderingIntent shapeRendering stopColor',
  'stopOpacity strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset',
  'strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor',
  'textDecoration textRendering transformOrigin underlinePosition underlineThickness',
  'unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic vMathematical',
  'vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xHeight',
].flatMap((line) => line.split(' '));

const names = new Map([
  ...dashed.map((name) => [name, kebabCase(name)] as const),
  ['acceptCharset', 'accept-charset'],
  ['className', 'class'],
  ['defaultChecked', 'checked'],
  ['defaultValue', 'value'],
  ['htmlFor', 'for'],
  ['httpEquiv', 'http-equiv'],
  ['panose1', 'panose-1'],
  ['xlinkActuate', 'xlink:actuate'],
  ['xlinkArcrole', 'xlink:arcrole'],
  ['xlinkHref', 'xlink:href'],
  ['xlinkRole', 'xlink:role'],
  ['xlinkShow', 'xlink:show'],
  ['xlinkTitle', 'xlink:title'],
  ['xlinkType', 'xlink:type'],
  ['xmlBase', 'xml:base'],
  ['xmlLang', 'xml:lang'],
  ['xmlSpace', 'xml:space'],
  ['xmlnsXlink', 'xmlns:xlink'],
]);

/**
 * The HTML name of a JSX attribute on a lower-case element (docs/format/pages.md#jsx-attributes),
 * or `undefined` if the attribute is not for HTML. Names that differ in letter case only stay: HTML
 * ignores case, and SVG names such as `viewBox` need it.
 */
export function htmlAttributeName(name: string): string | undefined {
  return dropped.has(name) ? undefined : (names.get(name) ?? name);
}

/**
 * A JSX attribute on a lower-case element as HTML has it: the name translated, a `style` written
 * out. `undefined` if nothing is to be written.
 */
export function htmlAttribute(name: string, value: unknown): HtmlAttribute | undefined {
  const htmlName = htmlAttributeName(name);
  if (htmlName === undefined) return undefined;
  if (htmlName !== 'style') return { name: htmlName, value };
  const style = styleText(value);
  return style === '' ? undefined : { name: 'style', value: style };
}

/** `onClick` and the like: the element needs a script of its own, or loses the attribute. */
export function isEventHandler(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
