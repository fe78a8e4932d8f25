import { type CompiledPage, codeFree } from '@waymark/content';
import type { PageView } from '@waymark/core';
import type { Project } from '../../project/project.ts';
import type { PreparedEndpoint } from '../../theme/endpoint/prepare.ts';
import { preparedEndpoint } from '../../theme/endpoint/prepared-endpoints.ts';
import { type PageBody, pageBody } from './page-body.ts';
import type { BodyParts } from './site.ts';
import { stopAtErrors } from './stop-at-errors.ts';

/** What a page is made from. */
export interface PageParts {
  readonly view: PageView;
  /** The page itself; none where all of it is generated. */
  readonly written: CompiledPage | undefined;
  /** The page itself, then what a description of an API adds to it. */
  readonly pages: readonly CompiledPage[];
  /** The endpoint that it documents. */
  readonly prepared: PreparedEndpoint | undefined;
}

/** What stands on a page, before the theme shows it. */
export interface PageContents extends PageParts {
  /** The body of each of its pages. */
  readonly bodies: readonly PageBody[];
}

/** Compiles the page at a path; what is wrong with it is reported. */
export async function pageParts(project: Project, path: string): Promise<PageParts> {
  const view = project.current.site.view(path);
  const compiling = project.compile(view.page.file);
  const [written, prepared] = await Promise.all([
    compiling,
    preparedEndpoint(project, path, compiling),
  ]);
  const added = prepared && (await addedContent(project, path, prepared));
  if (prepared) project.report(prepared.diagnostics);
  const pages = [written, added].flatMap((page) => page ?? []);
  return { view, written, pages, prepared };
}

/** Compiles the page at a path and runs its code; what is wrong with either is reported. */
export async function pageContents(site: BodyParts, path: string): Promise<PageContents> {
  const parts = await pageParts(site.project, path);
  const { view, pages, prepared } = parts;
  stopAtErrors(site.project, [
    ...pages.flatMap(({ diagnostics }) => diagnostics),
    ...(prepared?.diagnostics ?? []),
  ]);
  const bodies = pages.map((page) => stoppingBody(site, view.page.file, page));
  return { ...parts, bodies };
}

/** The body of a page, which a preview stops at when it fails. */
function stoppingBody(site: BodyParts, file: string, compiled: CompiledPage): PageBody {
  const { project } = site;
  const body = pageBody(site, file, compiled);
  if (body.failure) stopAtErrors(project, [body.failure]);
  return {
    ...body,
    onFailure: (error) => {
      const found = body.onFailure(error);
      stopAtErrors(project, [found]);
      return found;
    },
  };
}

/**
 * `x-mint.content` of an operation: MDX that stands above the generated part
 * (docs/format/openapi.md#descriptions). Descriptions are often copied by bots, so code in them
 * runs only where the owner allows it, and only that of a file of the docs folder.
 */
async function addedContent(
  project: Project,
  path: string,
  { model }: PreparedEndpoint,
): Promise<CompiledPage | undefined> {
  if (!model?.content || URL.canParse(model.at.file)) return undefined;
  const { openapiCode, components } = project.settings;
  const content = openapiCode ? model.content : codeFree(model.content, new Set(components));
  const page = await project.current.pool.compile(`${path}.x-mint.mdx`, content);
  const diagnostics = page.diagnostics.map((found) => ({ ...found, ...model.at }));
  project.report(diagnostics);
  return { ...page, diagnostics };
}
