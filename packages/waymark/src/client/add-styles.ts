/** Adds styles to the page, of what has been loaded after it; no content security policy forbids it. */
export function addStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
