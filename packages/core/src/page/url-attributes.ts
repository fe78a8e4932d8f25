/** Gives the URL that takes the place of one that is written. */
export type RewriteUrl = (url: string) => string;

/** Attributes that hold a URL of the site, on any element. */
const urlAttributes: ReadonlySet<string> = new Set(['href', 'src', 'img', 'poster']);

/** Attributes that hold one on this element only; elsewhere they are something else. */
const ownAttributes: Readonly<Record<string, string>> = { Link: 'to', object: 'data' };

/**
 * How the URLs in the text of an attribute are rewritten; `undefined` for one that holds none. Of
 * styles, only URLs from the root are.
 *
 * @param element name of the element; that of a component starts with a capital letter
 */
export function urlsOfAttribute(
  element: string,
  name: string,
): ((text: string, rewrite: RewriteUrl) => string) | undefined {
  if (urlAttributes.has(name) || ownAttributes[element] === name) {
    return (text, rewrite) => rewrite(text);
  }
  if (name === 'srcset' || name === 'srcSet') return rewriteCandidates;
  return name === 'style' ? rewriteStyle : undefined;
}

/** Properties of an element with their URLs rewritten, those in an object of styles included. */
export function withUrls<Props extends Readonly<Record<string, unknown>>>(
  element: string,
  props: Props,
  rewrite: RewriteUrl,
): Props {
  const changed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const rewriteText = urlsOfAttribute(element, name);
    if (rewriteText && typeof value === 'string') changed[name] = rewriteText(value, rewrite);
    else if (name === 'style' && isStyles(value)) changed[name] = rewriteStyles(value, rewrite);
  }
  return Object.keys(changed).length === 0 ? props : { ...props, ...changed };
}

/** `/a.png 1x, /b.png 2x` (HTML section 4.8.4.2.1). A comma within a URL does not end it. */
function rewriteCandidates(text: string, rewrite: RewriteUrl): string {
  return text.replace(
    /(^\s*|,\s+)([^\s,]+(?:,+[^\s,]+)*)/g,
    (_, before: string, url: string) => before + rewrite(url),
  );
}

function rewriteStyle(text: string, rewrite: RewriteUrl): string {
  return text.replace(
    /(\burl\(\s*["']?)(\/[^\s"')]*)/gi,
    (_, before: string, url: string) => before + rewrite(url),
  );
}

function isStyles(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function rewriteStyles(styles: object, rewrite: RewriteUrl): object {
  return Object.fromEntries(
    Object.entries(styles).map(([name, value]) => [
      name,
      typeof value === 'string' ? rewriteStyle(value, rewrite) : value,
    ]),
  );
}
