import type { PageView } from '@waymark/core';
import type { Project } from '../project.ts';
import { editUrl, issueUrl } from './page-file-links.ts';

/**
 * Links to where a page comes from; none for what stands for unknown URLs.
 *
 * @param address of the page, where that of the site is known
 */
export function sourceLinks(
  { config, repository, site }: Pick<Project, 'config' | 'repository' | 'site'>,
  { page }: PageView,
  address: string | undefined,
): { readonly edit?: string | undefined; readonly issue?: string | undefined } {
  if (!repository || !site.pages.has(page.path)) return {};
  const { raiseIssue, suggestEdit } = config.feedback;
  const file = { file: page.file, title: page.title, address: address ?? page.url };
  return {
    edit: suggestEdit ? editUrl(repository, file) : undefined,
    issue: raiseIssue ? issueUrl(repository, file) : undefined,
  };
}
