import type { LanguageRegistration } from 'shiki';
import { codeLanguage } from '../code/language.ts';

/** The grammars that stand in code of another one without being named there. */
const unnamed: ReadonlyMap<string, readonly string[]> = new Map([
  ['asciidoc', ['csv', 'html', 'yaml']],
  ['haml', ['ruby', 'sass']],
  ['markdown', ['html-derivative', 'yaml']],
  ['mdx', ['toml', 'tsx', 'yaml']],
  ['svelte', ['markdown']],
  ['wikitext', ['html']],
]);

/** Words after which these grammars take a fence for another language than we do. */
const fenceWords: ReadonlyMap<string, readonly string[]> = new Map([
  ['conf', ['ini']],
  ['cql', ['sql']],
  ['es6', ['javascript']],
  ['h', ['c', 'objective-c']],
  ['htm', ['html']],
  ['json5', ['javascript', 'json']],
  ['jsonc', ['javascript']],
  ['jsonl', ['json']],
  ['jsx', ['javascript']],
  ['pl', ['perl']],
  ['svg', ['xml']],
  ['tex', ['latex']],
  ['xhtml', ['html']],
]);

/**
 * Grammars of what may stand inside a piece of code. They are loaded before its own, since that would
 * otherwise show it with colours or without, as other pages had needed them or not.
 *
 * @param registrationOf what is known of a grammar
 */
export async function innerGrammars(
  code: string,
  grammar: string,
  registrationOf: (grammar: string) => Promise<LanguageRegistration | undefined>,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const follow = async (outer: string): Promise<void> => {
    const lazy = new Set((await registrationOf(outer))?.embeddedLangsLazy);
    if (lazy.size === 0) return;
    const named = isMarkdown(outer) ? fenced(code) : mentioned(code).filter((one) => lazy.has(one));
    for (const inner of [...(unnamed.get(outer) ?? []), ...named]) {
      if (inner === grammar || found.has(inner)) continue;
      found.add(inner);
      await follow(inner);
    }
  };
  await follow(grammar);
  return found;
}

/** A text, of which any word may be the name of a language, so that only its fences are read. */
function isMarkdown(grammar: string): boolean {
  return grammar === 'markdown' || grammar === 'mdx';
}

function fenced(code: string): readonly string[] {
  const words = code.matchAll(/^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w+#.-]+)/gm);
  return grammarsOf([...words].map(([, word = '']) => word));
}

/** Attributes (`lang="scss"`), filters (`:sass`) and lists (`[source,ruby]`) all name a language. */
function mentioned(code: string): readonly string[] {
  return grammarsOf(code.match(/[\w+#-]+/g) ?? []);
}

function grammarsOf(words: readonly string[]): readonly string[] {
  return [...new Set(words)].flatMap((word) => [
    codeLanguage(word).grammar,
    ...(fenceWords.get(word.toLowerCase()) ?? []),
  ]);
}
