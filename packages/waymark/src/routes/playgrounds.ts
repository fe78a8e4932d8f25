import { compilePageFile } from '../project/compile-pages.ts';
import type { SiteFile } from '../project/folder/site-file.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { playgroundOf } from '../theme/endpoint/playground-data.ts';
import { playgroundPage } from '../theme/endpoint/playground-paths.ts';
import { preparedEndpoint } from '../theme/endpoint/prepared-endpoints.ts';

/** Finds the data of the playground of a page. */
export async function findPlayground(docs: OpenDocs, path: string): Promise<SiteFile | undefined> {
  const page = playgroundPage(path);
  const { project } = docs;
  if (page === undefined || !project.endpoints.has(page)) return undefined;
  const view = project.site.view(page);
  const prepared = await preparedEndpoint(docs, page, compilePageFile(docs, view.page.file));
  const content = prepared && playgroundOf(project, view, prepared.model);
  return content === undefined ? undefined : { path, content };
}
