import type { CompiledPage } from '@waymark/content';
import { type Messages, remember } from '@waymark/core';
import type { ProjectSettings } from '../../project/project.ts';
import { type Question, questionsOf } from '../../theme/seo/questions.ts';
import { createBodyReader } from './markdown-body.ts';

const bodyReader = remember((settings: ProjectSettings) => createBodyReader(settings));

/**
 * The questions that a page answers.
 *
 * @param address of the page, where it is known
 */
export async function pageQuestions(
  settings: ProjectSettings,
  pages: readonly CompiledPage[],
  labels: Messages,
  address: string | undefined,
): Promise<Question[]> {
  const read = bodyReader(settings);
  const linkUrl = (href: string) =>
    URL.canParse(href, address) ? new URL(href, address).href : href;
  const nodes = await Promise.all(pages.map((page) => read(page, [])));
  return questionsOf(nodes.flat(), labels, linkUrl);
}
