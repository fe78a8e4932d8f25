/**
 * So many tags may stand in values of attributes of each other. The time that the parser takes grows
 * fourfold with each; nobody writes more than three.
 */
const deepest = 6;

/**
 * Where elements stand too deep in attributes of others (`<A a={<A a={…`): the lines from the first
 * of them to the next empty one.
 */
export function tooDeepNesting(
  source: string,
): { readonly start: number; readonly end: number } | undefined {
  let start = 0;
  let depth = 0;
  const signs = /=\s{0,20}\{\s{0,20}<|\}|```|~~~/g;
  for (const { 0: sign, index } of source.matchAll(signs)) {
    // Code in fences counts for nothing, whatever it opens.
    if (sign === '```' || sign === '~~~') depth = 0;
    else if (sign === '}') depth = Math.max(0, depth - 1);
    else {
      if (depth === 0) start = source.lastIndexOf('\n', index) + 1;
      depth++;
    }
    if (depth <= deepest) continue;
    const end = source.slice(index).search(/\n[ \t]*\r?\n/);
    return { start, end: end === -1 ? source.length : index + end };
  }
  return undefined;
}
