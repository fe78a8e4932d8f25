import { type SanitiseOptions, sanitise } from './sanitise.ts';

/** A block of code of which each line is given out as it comes. */
export interface OpenFence {
  /** What stands before its code. */
  readonly start: string;
  /** Takes a whole line. */
  push(line: string): string;
  /** Takes the last line, which may be empty, of a block that ends with the text. */
  end(line: string): string;
  readonly isClosed: boolean;
}

const opening = /^```[^`\n]*\n/;
const closing = /^[ \t]*`{3,}[ \t]*$/;

/**
 * The block of code that a text begins with. Only of three signs that stand at the start of their line is
 * it known what the whole block is written with: of its lines, none can end it but the one that does.
 *
 * @returns how long its first line is, too
 */
export function openFence(
  text: string,
  options: SanitiseOptions,
): { readonly fence: OpenFence; readonly length: number } | undefined {
  const [first] = opening.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [start, end, ...others] = sanitise(`${first}\`\`\``, options).split('\n');
  if (!start?.startsWith('```') || end !== '```' || others.length > 0) return undefined;
  return { fence: fenceOf(start), length: first.length };
}

function fenceOf(start: string): OpenFence {
  let isClosed = false;
  let isFirst = true;
  // An empty line is nothing where it is the only one.
  let held = '';
  const push = (line: string): string => {
    if (closing.test(line)) {
      isClosed = true;
      return '\n```';
    }
    const out = `${held}\n${line}`;
    held = isFirst && line === '' ? out : '';
    isFirst = false;
    return held === '' ? out : '';
  };
  return {
    start,
    push,
    end(line) {
      const out = line === '' ? '' : push(line);
      return isClosed ? out : `${out}\n\`\`\``;
    },
    get isClosed() {
      return isClosed;
    },
  };
}
