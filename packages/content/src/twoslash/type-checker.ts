import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TwoslashReturn } from 'twoslash';
import { remainingLines } from './remaining-lines.ts';

/** What the type checker says about a piece of code. */
export interface CheckedCode {
  /** The code without the lines that only speak to the checker. */
  readonly code: string;
  /** Of each line that remains, which one it was, from 0. */
  readonly lines: readonly number[];
  readonly notes: readonly TypeNote[];
}

/** Something that the type checker says about a place in the code. */
export interface TypeNote {
  /** `type` of a word, answer to a question (`^?`) about it, or `error` at it. */
  readonly kind: 'type' | 'query' | 'error';
  /** Line, from 0, and characters of it. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Checks code; `extension` is `ts`, `tsx`, `js` or `jsx`. */
export type CheckTypes = (
  code: string,
  extension: string,
) => Promise<CheckedCode | { readonly failure: string }>;

/**
 * Where the package `twoslash` is, which runs the type checker on fences that ask for it
 * (docs/format/pages.md#twoslash). It is optional: beside the docs, or where Waymark is installed.
 */
export function findTwoslash(docsFolder: string): string | undefined {
  for (const from of [path.join(docsFolder, 'docs.json'), import.meta.filename]) {
    try {
      return createRequire(from).resolve('twoslash');
    } catch {
      // Not there.
    }
  }
  return undefined;
}

/**
 * @param file what `findTwoslash` found
 * @param docsFolder where the packages are that code imports
 */
export function createTypeChecker(file: string, docsFolder: string): CheckTypes {
  let checker: ReturnType<typeof load> | undefined;
  return async (code, extension) => {
    checker ??= load(file, docsFolder);
    try {
      return checkedCode(code, (await checker)(code, extension, options));
    } catch (error) {
      // A question about nothing, an option that there is not: the author can mend it.
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  };
}

/** Errors are shown where they are, announced or not. */
const options = { handbookOptions: { noErrorValidation: true } };

function checkedCode(written: string, { code, meta, nodes }: TwoslashReturn): CheckedCode {
  const notes = nodes.flatMap((node): TypeNote[] => {
    const kind = kinds[node.type];
    if (kind === undefined || !('text' in node) || typeof node.text !== 'string') return [];
    const { line, character: start, length = 0, text } = node;
    return [{ kind, line, start, end: start + length, text }];
  });
  return { code, lines: remainingLines(written, code, meta.removals), notes };
}

const kinds: Readonly<Record<string, TypeNote['kind'] | undefined>> = {
  hover: 'type',
  query: 'query',
  error: 'error',
};

async function load(file: string, docsFolder: string) {
  // Vite, which reads this in a clone, need not look for it.
  const twoslash: typeof import('twoslash') = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  const typescript = createRequire(file).resolve('typescript');
  return twoslash.createTwoslasher({
    vfsRoot: docsFolder,
    tsLibDirectory: path.dirname(typescript),
  });
}
