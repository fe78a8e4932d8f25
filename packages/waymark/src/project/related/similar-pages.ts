import { readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeText, parseFrontmatter } from '@waymark/content';
import { loadAnalyser } from '@waymark/search';
import { isCompiled } from '../compile-pages.ts';
import { pagesInOrder } from '../page-order.ts';
import type { Project } from '../project.ts';
import { similarTexts, type WeighedText } from './similar-texts.ts';
import { sourceParts } from './source-text.ts';

/** The pages that are most like one, the most alike first. */
export type SimilarPages = (path: string) => readonly string[];

/** Compares the pages of each division of the site with each other. */
export async function findSimilar(project: Project): Promise<SimilarPages> {
  const divisions = new Map<string, WeighedText[]>();
  for (const { file, path: id, frontmatter } of pagesInOrder(project)) {
    if (!isCompiled(file)) continue;
    const { page, lang, language, version, product } = project.site.view(id);
    if (!page.listed || !page.searchable || page.noindex) continue;
    const key = JSON.stringify([language, version, product]);
    const { terms } = await loadAnalyser(lang);
    const counts = new Map<string, number>();
    for (const { text, weight } of sourceParts(page.title, frontmatter, bodyOf(project, file))) {
      for (const { term } of terms(text)) counts.set(term, (counts.get(term) ?? 0) + weight);
    }
    divisions.set(key, [...(divisions.get(key) ?? []), { id, terms: counts }]);
  }
  const finders = [...divisions.values()].map((texts) => ({
    ids: new Set(texts.map(({ id }) => id)),
    find: similarTexts(texts),
  }));
  return (id) => finders.find(({ ids }) => ids.has(id))?.find(id) ?? [];
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
