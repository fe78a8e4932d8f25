/**
 * The names of files that a decoded path is answered with, the first that is there: a page is at its
 * own name, without the ending, and at the folder that it is the index of.
 */
export function fileNames(name: string): string[] {
  const page = name.endsWith('/') ? name.slice(0, -1) : name;
  const pages = [`${page}.html`, `${page}/index.html`];
  return name.endsWith('/') ? pages : [name, ...pages];
}
