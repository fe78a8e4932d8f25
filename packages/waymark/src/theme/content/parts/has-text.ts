/** Whether HTML has a name by itself, which an icon has not. */
export function hasText(html: string): boolean {
  const isNamed = /\s(?:alt|aria-label)="[^"]/.test(html);
  return isNamed || html.replace(/<[^>]*>/g, '').trim() !== '';
}
