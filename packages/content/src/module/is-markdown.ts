/** Whether a file is a page or snippet, whose default export is its content. */
export function isMarkdown(file: string): boolean {
  return /\.mdx?$/i.test(file);
}
