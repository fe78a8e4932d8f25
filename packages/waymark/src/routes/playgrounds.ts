import type { Project } from '../project/project.ts';
import type { SiteFile } from '../project/site-file.ts';
import { playgroundOf } from '../theme/endpoint/playground-json.ts';
import { playgroundPage } from '../theme/endpoint/playground-paths.ts';
import { preparedEndpoint } from '../theme/endpoint/prepared-endpoints.ts';

/** Finds the data of the playground of a page. */
export async function findPlayground(
  project: Project,
  path: string,
): Promise<SiteFile | undefined> {
  const page = playgroundPage(path);
  if (page === undefined || !project.current.endpoints.has(page)) return undefined;
  const view = project.current.site.view(page);
  const prepared = await preparedEndpoint(project, page, project.compile(view.page.file));
  const content = prepared && playgroundOf(project, view, prepared.model);
  return content === undefined ? undefined : { path, content };
}
