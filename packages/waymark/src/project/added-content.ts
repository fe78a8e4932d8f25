/** Name by which the `x-mint.content` of an endpoint page is compiled and known: it has no file of its own. */
export function addedContentFile(path: string): string {
  return `${path}.x-mint.mdx`;
}
