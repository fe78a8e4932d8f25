const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Elements of HTML and SVG that only show what they hold. */
export const harmlessElements: ReadonlySet<string> = words(`
  a abbr address article aside audio b bdi bdo big blockquote br caption center cite code col colgroup
  dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins
  kbd li main mark nav ol p picture pre q rp rt ruby s samp section small source span strike strong sub
  summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr
  svg g defs desc path circle ellipse rect line polyline polygon text tspan clipPath mask pattern
  linearGradient radialGradient stop`);

/** Elements whose content is no text for readers. */
export const contentlessElements: ReadonlySet<string> = words(
  'script style template noscript iframe object embed applet math textarea select title head',
);

/** Attributes of elements by their names in small letters without hyphens. */
const harmlessAttributes = words(`
  abbr align alt border cellpadding cellspacing bgcolor cite class classname color colspan controls
  datetime decoding default dir download face headers height hidden href hreflang id kind label lang
  loading loop media muted name noshade nowrap open playsinline autoplay poster preload reversed
  role rowspan scope size sizes span src srclang srcset start style target title type valign value
  width
  clippath cliprule cx cy d fill fillopacity fillrule fontfamily fontsize fontweight gradienttransform
  gradientunits mask offset opacity points preserveaspectratio r rx ry stopcolor stopopacity stroke
  strokedasharray strokedashoffset strokelinecap strokelinejoin strokemiterlimit strokeopacity
  strokewidth textanchor transform vectoreffect viewbox x x1 x2 xmlns y y1 y2 version focusable`);

/** Whether an element of HTML may have an attribute. */
export function isHarmlessAttribute(name: string): boolean {
  if (/^aria-[a-z]+$/.test(name)) return true;
  return harmlessAttributes.has(name.toLowerCase().replaceAll('-', ''));
}

/** Whether a component may have a property: no handler, directive of Astro, HTML, or hook of a script. */
export function isHarmlessProperty(name: string): boolean {
  return /^[a-z][\w-]*$/i.test(name) && !/^on[a-z]|html$|^data-/i.test(name);
}

/** Whether a property holds an address, as far as its name tells. */
export function isAddressName(name: string): boolean {
  return /(?:href|src|srcset|url|link|img|image|icon|poster|cite|action|background|avatar|logo|^to)$/i.test(
    name,
  );
}

const harmlessProperties = words(`
  align-content align-items align-self aspect-ratio background background-color border border-bottom
  border-collapse border-color border-left border-radius border-right border-spacing border-style
  border-top border-width clear color column-count column-gap columns direction display fill
  flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font font-family
  font-size font-style font-variant font-weight gap grid-auto-flow grid-column grid-row grid-template
  grid-template-columns grid-template-rows height justify-content justify-items justify-self
  letter-spacing line-height list-style list-style-type margin margin-bottom margin-left margin-right
  margin-top max-height max-width min-height min-width object-fit object-position opacity order
  overflow overflow-wrap overflow-x overflow-y padding padding-bottom padding-left padding-right
  padding-top row-gap stroke table-layout text-align text-decoration text-indent text-transform
  vertical-align white-space width word-break`);

/** Whether the declarations of a `style` leave content in its place and load nothing. */
export function isHarmlessStyle(css: string): boolean {
  return css.split(';').every((declaration) => {
    if (declaration.trim() === '') return true;
    const [, property = '', value = ''] = /^\s*([a-z-]+)\s*:([^:]*)$/.exec(declaration) ?? [];
    return (
      harmlessProperties.has(property) &&
      /^[\w\s.,%#()+*/"'-]*$/.test(value) &&
      !/\b(?:url|image|image-set|cross-fade|element|paint|attr|src)\s*\(|\/\*/i.test(value) &&
      !(/^(?:margin|text-indent)/.test(property) && /[-(]/.test(value))
    );
  });
}

const moving =
  /^(?:fixed|absolute|sticky|relative|-|(?:inset|top|right|bottom|left|start|end|translate|scale|z)-|(?:ring|outline)-(?:offset-)?\d\d)/;

/** A length or a colour of its own. */
const plainValue = /^!?(?:[a-z\d-]+:)*[a-z-]+-\[(?:#[\da-f]{3,8}|[\d.]+[a-z%]*)\]$/i;

/**
 * Whether a class may take content out of its place or reach what is around the article, or is one that scripts
 * and styles of the theme know. In brackets anything may stand, selectors too.
 */
export function isMovingClass(name: string): boolean {
  if (/[[(]/.test(name) && !plainValue.test(name)) return true;
  if (name.startsWith('wm-')) return true;
  return moving.test(name.replace(/^.*:/, '').replace(/^!/, ''));
}
