import type { Declaration } from './esm.ts';

const constant = /^const\s+([\w$]+)\s*=\s*(?:"([^"\\\n]*)"|'([^'\\\n]*)'|`([^`\\$]*)`)\s*;?\s*$/;

/**
 * The text of a constant such as `const name = 'Waymark'`. Known while the page is compiled, it can
 * take the place of the name, and headings and links that hold it are like any other.
 */
export function constantText(
  declarations: readonly Declaration[],
  name: string,
): string | undefined {
  const declared = declarations.find((item) => item.names.includes(name));
  const match = constant.exec(declared?.code ?? '');
  return match?.[1] === name ? (match[2] ?? match[3] ?? match[4]) : undefined;
}
