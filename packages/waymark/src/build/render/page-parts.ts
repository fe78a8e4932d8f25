import { type CodeFree, type CompiledPage, codeFree } from '@waymark/content';
import { withFootnoteTexts } from '@waymark/content/text';
import {
  type Diagnostic,
  diagnostic,
  messages,
  type PageView,
  type SourceLocation,
} from '@waymark/core';
import { addedContentFile } from '../../project/added-content.ts';
import { compilePageFile, factsOf } from '../../project/compile-pages.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import type { PreparedEndpoint } from '../../theme/endpoint/prepare.ts';
import { preparedEndpoint } from '../../theme/endpoint/prepared-endpoints.ts';

/** What a page is made from. */
export interface PageParts {
  readonly view: PageView;
  /** The page itself; none where all of it is generated. */
  readonly written: CompiledPage | undefined;
  /** The page itself, then what a description of an API adds to it. */
  readonly pages: readonly CompiledPage[];
  /** The endpoint that it documents. */
  readonly prepared: PreparedEndpoint | undefined;
  /** What is wrong with all of it. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles the page at a path; what is wrong with it is reported. */
export async function pageParts(docs: OpenDocs, path: string): Promise<PageParts> {
  const view = docs.project.site.view(path);
  const compiling = compilePageFile(docs, view.page.file);
  const [written, prepared] = await Promise.all([
    compiling,
    preparedEndpoint(docs, path, compiling),
  ]);
  const added = prepared && (await addedContent(docs, path, prepared));
  if (prepared) docs.findings.report(prepared.diagnostics);
  const compiled = [written, added].flatMap((page) => page ?? []);
  const diagnostics = [...compiled, prepared ?? []].flat().flatMap((part) => part.diagnostics);
  const labels = messages(view.lang);
  const pages = compiled.map((page) => ({
    ...page,
    staticHtml: page.staticHtml.map((html) => withFootnoteTexts(html, labels)),
  }));
  return { view, written, pages, prepared, diagnostics };
}

/**
 * `x-mint.content` of an operation: MDX that stands above the generated part
 * (docs/format/openapi.md#descriptions). Descriptions are often copied by bots, so code in them
 * runs only where the owner allows it, and only that of a file of the docs folder.
 */
async function addedContent(
  { findings, pool, project }: OpenDocs,
  path: string,
  { model: endpoint, channel }: PreparedEndpoint,
): Promise<CompiledPage | undefined> {
  const model = endpoint ?? channel?.model;
  if (!model?.content || URL.canParse(model.at.file)) return undefined;
  const { openapiCode, components } = project.settings;
  const { code, text }: CodeFree = openapiCode
    ? { text: model.content }
    : codeFree(model.content, new Set(components));
  const file = addedContentFile(path);
  const page = await pool.compile(file, text);
  const links = page.links.map((link) => ({ ...link, ...model.at }));
  findings.compiled.set(file, { ...factsOf(page, project), links });
  const diagnostics = [
    ...page.diagnostics.map((found) => ({ ...found, ...model.at })),
    ...(code === undefined ? [] : [codeNotRun(code, model.at)]),
  ];
  findings.report(diagnostics);
  return { ...page, diagnostics };
}

function codeNotRun(code: string, at: SourceLocation): Diagnostic {
  return diagnostic('openapi-content-code', {
    at,
    message: `\`x-mint.content\` has code, "${code}", so all of it is shown as it is written.`,
    hint: 'Write Markdown with components and plain attributes, or let code of descriptions run with `--openapi-code`.',
  });
}
