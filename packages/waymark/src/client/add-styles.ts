/**
 * Adds styles to the page, or to a tree of its own in it, of what has been loaded after it; no content
 * security policy forbids it.
 */
export function addStyles(text: string, root: DocumentOrShadowRoot = document): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  root.adoptedStyleSheets.push(sheet);
}
