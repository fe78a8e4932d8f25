import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { lazily } from '@waymark/core/page';
import type { LanguageRegistration } from 'shiki';
import { type TranslatedPattern, translatePattern } from './translate-pattern.ts';

/** Patterns by their sources, in the form that the tokeniser gives them to an engine. */
export type GrammarPatterns = ReadonlyMap<string, TranslatedPattern>;

/** Patterns of a grammar that are the same wherever they stand, translated. */
export function translateGrammar(grammar: LanguageRegistration): GrammarPatterns {
  const sources = new Set([...sourcesIn(grammar)].flatMap(anchoredForms));
  return new Map([...sources].map((source) => [source, translatePattern(source)]));
}

/** The files of all grammars take 1.9 MB; with the slowest level a twentieth less. */
const level = 9;

/** The file with the patterns of a grammar. */
export function encodePatterns(patterns: GrammarPatterns): Uint8Array {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  return zstdCompressSync(JSON.stringify([...patterns]), { params });
}

/** Reads such a file. */
export function decodePatterns(file: Uint8Array): GrammarPatterns {
  return new Map(JSON.parse(zstdDecompressSync(file).toString()));
}

/** The path of that file, below the folder of all of them. */
export function patternsFile(grammar: string): string {
  return `${encodeURIComponent(grammar)}.json.zst`;
}

/** What is known of the patterns of grammars that come with Shiki. */
export interface PatternReader {
  /** Reads those of grammars that are about to be used. */
  add(grammars: readonly LanguageRegistration[]): void;
  of(source: string): TranslatedPattern | undefined;
}

/**
 * Reads the patterns that were translated when this package was built, as that takes longer than all
 * other work on the code of a site of average size. What is missing is translated when it is needed.
 */
export function createPatternReader(): PatternReader {
  const known = new Map<string, TranslatedPattern>();
  const read = new Set<string>();
  return {
    add(grammars) {
      for (const { name } of grammars) {
        if (read.has(name)) continue;
        read.add(name);
        for (const [source, pattern] of readPatterns(name)) known.set(source, pattern);
      }
    },
    of: (source) => known.get(source),
  };
}

/** None where there is no file of them, or none that this version of Node can read. */
function readPatterns(grammar: string): GrammarPatterns {
  try {
    return decodePatterns(readFileSync(path.join(patternsFolder(), patternsFile(grammar))));
  } catch {
    return new Map();
  }
}

/** Where the files are, wherever this code is in the package. */
export const patternsFolder = lazily(() => {
  const manifest = createRequire(import.meta.url).resolve('@waymark/content/package.json');
  return path.join(path.dirname(manifest), 'dist/patterns');
});

/** Rules of a grammar have their patterns in these properties. */
const patternProperties: ReadonlySet<string> = new Set(['match', 'begin', 'end', 'while']);

function* sourcesIn(part: unknown): Iterable<string> {
  if (typeof part !== 'object' || part === null) return;
  for (const [name, value] of Object.entries(part)) {
    if (typeof value !== 'string') yield* sourcesIn(value);
    else if (patternProperties.has(name) && !isFilledIn(name, value)) yield value;
  }
}

/** The end of a block may name what its beginning has matched: each such pattern is another one. */
function isFilledIn(property: string, source: string): boolean {
  return (property === 'end' || property === 'while') && /\\\d/.test(source);
}

/**
 * The forms that the tokeniser makes of a pattern: where an anchor cannot hold, a character stands in
 * its place that no code has.
 */
function anchoredForms(source: string): readonly string[] {
  const written = source.replace(/\\([\s\S])/g, (escaped, character) =>
    character === 'z' ? '$(?!\\n)(?<!\\n)' : escaped,
  );
  const without = (...anchors: string[]) =>
    written.replace(/\\([\s\S])/g, (escaped, character) =>
      anchors.includes(character) ? '\\\uffff' : escaped,
    );
  return [written, without('A'), without('G'), without('A', 'G')];
}
