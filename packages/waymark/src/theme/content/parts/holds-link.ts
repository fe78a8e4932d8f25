/** Whether HTML holds a link: a link cannot hold another one. */
export function holdsLink(html: string): boolean {
  return /<a\b/.test(html);
}
