/**
 * Keys under which paths are compared without comparing every pair: two paths correspond when an
 * `ask` key of the page looked for is an `answer` key of a page looked in. Better matches first.
 */
export interface MatchKeys {
  readonly ask: readonly string[];
  readonly answer: readonly string[];
}

const docsFolders: ReadonlySet<string> = new Set(['docs', 'doc', 'documentation', 'help']);

/** Whether a leading folder says only that this is documentation. */
export function isDocsFolder(segment: string | undefined): boolean {
  return segment !== undefined && docsFolders.has(segment);
}

/**
 * Which page of another version a page corresponds to, by the shape of their paths
 * (docs/format/docs-json.md#switchers): the same number of segments, exactly one of them different
 * and not the last; or one segment more or less in front. A leading `docs` and its like must agree.
 */
export function versionKeys(path: string): MatchKeys {
  const segments = path.split('/');
  const hasBase = segments.length > 1 && isDocsFolder(segments[0]);
  const base = hasBase ? segments[0] : '';
  const rest = hasBase ? segments.slice(1) : segments;
  const whole = rest.join('/');
  const tail = rest.slice(1).join('/');
  const oneDiffers = rest
    .slice(0, -1)
    .map((_, index) => `${base}:differs:${rest.with(index, '*').join('/')}`);
  const hasTail = rest.length > 1;
  return {
    ask: [...oneDiffers, `${base}:tail:${whole}`, ...(hasTail ? [`${base}:whole:${tail}`] : [])],
    answer: [...oneDiffers, `${base}:whole:${whole}`, ...(hasTail ? [`${base}:tail:${tail}`] : [])],
  };
}
