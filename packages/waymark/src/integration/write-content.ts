import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { twinPath, type WrittenTwin, writeTwins } from '@waymark/content';
import { diagnostic } from '@waymark/core';
import { type TextPage, textPages } from '../agents/page-facts.ts';
import { type ContentFile, contentFiles, siteIndex } from '../agents/site-content.ts';
import type { Project } from '../project/project.ts';
import { htmlFile } from './correct-links.ts';

/** Pages whose twin has less than this share of their words fail a build. */
const leastShare = 0.98;

/**
 * Writes what is made from the text of the pages: their Markdown twins, the content index and the
 * files for agents. A file of that name in the docs folder wins.
 */
export async function writeContent(project: Project, output: string): Promise<void> {
  const pages = textPages(project).flatMap((page) => {
    const html = htmlFile(output, page.url);
    return html === undefined ? [] : [{ page, html }];
  });
  const written = await writeTwins(
    pages.map(({ html, page }) => ({
      html,
      twin: path.join(output, decodeURIComponent(twinPath(page.url))),
      facts: page.twin,
    })),
  );
  const texts = pages.map(({ page }) => page);
  const words = new Map(texts.map(({ path: page }, index) => [page, wordsOf(written[index])]));
  for (const [index, page] of texts.entries()) reportLoss(project, page, written[index]);
  const index = siteIndex(project, texts, words);
  const own = new Set(project.current.assets);
  for (const file of await contentFiles(project, index, texts, words)) {
    if (!own.has(file.path.slice(1))) writeFile(output, file);
  }
}

function wordsOf(written: WrittenTwin | undefined) {
  return { sections: written?.sections ?? [], markdown: written?.markdown ?? '' };
}

function writeFile(output: string, { content, path: file }: ContentFile): void {
  const target = path.join(output, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function reportLoss(project: Project, { file }: TextPage, written: WrittenTwin | undefined): void {
  if (!written || written.words === 0) return;
  const share = 1 - written.missingCount / written.words;
  if (share >= leastShare) return;
  const percent = (share * 100).toFixed(1);
  const message = `The Markdown of this page has ${percent} % of its words; among the others are: ${written.missing.join(', ')}.`;
  project.report([diagnostic('twin-incomplete', { at: { file, line: 1, column: 1 }, message })]);
}
