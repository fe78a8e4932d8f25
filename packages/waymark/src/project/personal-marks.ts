const name = 'waymark:user';

/** What stands around a body of a page that is another one for each reader. */
export function personalMarks(index: number): { readonly start: string; readonly end: string } {
  return { start: `<!--${name} ${index}-->`, end: `<!--/${name} ${index}-->` };
}

/** A page with other bodies between its marks; a body that is not there leaves what stands there. */
export function withBodies(html: string, bodies: readonly string[]): string {
  return bodies.reduce((text, body, index) => {
    const { end, start } = personalMarks(index);
    const from = text.indexOf(start);
    const to = text.indexOf(end, from);
    if (from === -1 || to === -1) return text;
    return text.slice(0, from) + body + text.slice(to + end.length);
  }, html);
}

/** Whether HTML has a body that is another one for each reader. */
export function isPersonal(html: string): boolean {
  return html.includes(`<!--${name} `);
}
