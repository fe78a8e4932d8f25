import { createHash } from 'node:crypto';
import { readFileSync, writeFile } from 'node:fs';
import path from 'node:path';
import { codeLanguage } from '../code/language.ts';
import type { CodeHighlighter } from '../highlight/highlighter.ts';
import type { PageOptions } from './page-options.ts';
import type { CodeText } from './tasks.ts';

/** Raise it with any change to what colouring gives for the same code. */
const formatVersion = 1;

interface Entry {
  readonly key: string;
  readonly html: readonly string[];
}

/** A function that colours all code of a page at once, or takes it from the cache. */
export function createCodeColouring(
  { cacheFolder, codeThemes, grammars }: PageOptions,
  highlighter: CodeHighlighter,
): (name: string, codes: readonly CodeText[]) => Promise<readonly string[]> {
  const salt = JSON.stringify([formatVersion, codeThemes, grammars]);
  return async (name, codes) => {
    const file = path.join(cacheFolder, `code-${digest(name)}.json`);
    const key = digest(JSON.stringify([salt, codes]));
    const known = readEntry(file);
    if (known?.key === key) return known.html;
    const html: string[] = [];
    for (const { code, language } of codes) {
      const { lines } = await highlighter.highlight(code, codeLanguage(language).grammar);
      html.push(lines.join('\n'));
    }
    // Nobody waits for the disk: an entry that is not written to its end counts as absent.
    writeFile(file, JSON.stringify({ key, html } satisfies Entry), () => {});
    return html;
  };
}

function readEntry(file: string): Entry | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry;
  } catch {
    return undefined;
  }
}

function digest(text: string): string {
  return createHash('sha1').update(text).digest('base64url');
}
