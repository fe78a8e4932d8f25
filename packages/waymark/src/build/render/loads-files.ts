/** How code puts an element into the page that loads a file of another site, or holds styles. */
const loading =
  /(?:createElement|jsxs?)\(\s*(["'`])(?:script|style|link)\1|<(?:script|style|link)[\s>]/;

/**
 * Whether code of an author may have the page load scripts or stylesheets, or write rules of styles,
 * when it runs in a browser. A word in a text counts too.
 */
export function loadsFiles(code: string): boolean {
  return loading.test(code);
}
