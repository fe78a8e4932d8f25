/** Adds styles to the page, of what has been loaded after it. */
export function addStyles(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}
