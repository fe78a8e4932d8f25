import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText, parseFrontmatter } from '@waymark/content';
import type { PageView } from '@waymark/core';
import { loadAnalyser } from '@waymark/search';
import { isCompiled } from '../compile-pages.ts';
import { pagesInOrder } from '../paths/page-order.ts';
import type { Project } from '../project.ts';
import { similarTexts, type WeighedText } from './similar-texts.ts';
import { sourceParts } from './source-text.ts';

/** The pages that are most like one, the most alike first. */
export type SimilarPages = (path: string) => readonly string[];

/**
 * Compares the pages of each division of the site with each other. A page of several is compared in
 * each; what it is like itself is of the first, in which it is shown.
 */
export async function findSimilar(project: Project): Promise<SimilarPages> {
  const { site } = project;
  const divisions = new Map<string, WeighedText[]>();
  const homes = new Map<string, string>();
  for (const { file, path: id, frontmatter } of pagesInOrder(project)) {
    if (!isCompiled(file)) continue;
    const view = site.view(id);
    const { page, lang } = view;
    if (!page.listed || !page.searchable || page.noindex) continue;
    const { terms } = await loadAnalyser(lang);
    const counts = new Map<string, number>();
    for (const { text, weight } of sourceParts(page.title, frontmatter, bodyOf(project, file))) {
      for (const { term } of terms(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
    }
    const text = { id, terms: counts };
    const home = divisionOf(view);
    homes.set(id, home);
    const others = site
      .places(id)
      .slice(1)
      .map((place) => divisionOf(site.view(id, place)));
    for (const key of new Set([home, ...others])) {
      const texts = divisions.get(key);
      if (texts) texts.push(text);
      else divisions.set(key, [text]);
    }
  }
  const finders = new Map([...divisions].map(([key, texts]) => [key, similarTexts(texts)]));
  return (id) => finders.get(homes.get(id) ?? '')?.(id) ?? [];
}

function divisionOf({ language, product, version }: PageView): string {
  return JSON.stringify([language, version, product]);
}

/** Empty for a file that is gone since the folder was listed. */
function bodyOf({ settings }: Project, file: string): string {
  try {
    const text = decodeText(readFileSync(path.join(settings.docsFolder, file)));
    return text.slice(parseFrontmatter(text, file).value.bodyStart);
  } catch {
    return '';
  }
}
