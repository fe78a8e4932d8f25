import { isUtf8 } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LinkPlace, linkPlaces } from '@waymark/content';
import { redirectFinder } from '@waymark/core';
import type { OpenDocs } from '../../project/open-docs.ts';

/** What was done to files. */
export interface Fixed {
  /** How many links were corrected, by file. */
  readonly counts: ReadonlyMap<string, number>;
  /** Files with links to correct that are not UTF-8: to write them would change other bytes. */
  readonly left: readonly string[];
  /** Links that were not corrected though it is known what to, as `file:line`: they are written in a way of their own. */
  readonly unclear: readonly string[];
  /** The same of files that do not parse: where their links are is not known. */
  readonly unparsed: readonly string[];
}

/** What is to stand in place of an address, and a line on which it is written. */
interface Correction {
  readonly to: string;
  readonly line: number;
}

/**
 * Corrects links that have one right answer: one to a path that a redirect leads on from gets where
 * that leads. Relative links and those in snippets stay as they are, and so do those over a redirect
 * that may lead elsewhere another day: it is the address that is meant.
 */
export function fixLinks({ findings, project }: OpenDocs): Fixed {
  const { config, files, pages, settings } = project;
  const find = redirectFinder(config.redirects);
  const known = new Set(files);
  const pagePaths = new Set(pages.map(({ path }) => `/${path}`));
  const corrections = new Map<string, Map<string, Correction>>();
  for (const { links } of findings.compiled.values()) {
    for (const { file, kind, line, url, written } of links) {
      const isPlain = kind === 'missing' && written.startsWith(url);
      const redirect = isPlain ? find(url) : undefined;
      const target = redirect?.permanent ? redirect.destination : undefined;
      if (target === undefined || !known.has(file)) continue;
      const [bare = ''] = target.split(/[?#]/);
      // A fragment of the link's own and one of the redirect are two answers.
      const isClear = bare === target || written === url;
      if (!isClear || !(target.startsWith('http') || pagePaths.has(bare) || bare === '/')) continue;
      const ofFile = corrections.get(file) ?? new Map<string, Correction>();
      ofFile.set(written, { to: target + written.slice(url.length), line });
      corrections.set(file, ofFile);
    }
  }
  const counts = new Map<string, number>();
  const left: string[] = [];
  const unclear = new Set<string>();
  const unparsed = new Set<string>();
  for (const [file, ofFile] of corrections) {
    const name = path.join(settings.docsFolder, file);
    const bytes = readFileSync(name);
    if (!isUtf8(bytes)) {
      left.push(file);
      continue;
    }
    const source = bytes.toString();
    const places = linkPlaces(source);
    const found = places?.filter(({ url }) => ofFile.has(url)) ?? [];
    const byHand = places === undefined ? unparsed : unclear;
    for (const [written, { line }] of ofFile) {
      if (!found.some(({ url }) => url === written)) byHand.add(`${file}:${line}`);
    }
    if (found.length === 0) continue;
    writeFileSync(name, withCorrections(source, found, ofFile));
    counts.set(file, found.length);
  }
  return { counts, left, unclear: [...unclear], unparsed: [...unparsed] };
}

function withCorrections(
  source: string,
  places: readonly LinkPlace[],
  corrections: ReadonlyMap<string, Correction>,
): string {
  let text = '';
  let done = 0;
  for (const { start, end, url } of places) {
    text += source.slice(done, start) + (corrections.get(url)?.to ?? url);
    done = end;
  }
  return text + source.slice(done);
}
