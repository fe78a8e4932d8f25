import type { CompiledPage } from '@waymark/content';
import { type Diagnostic, diagnostic, pagePath } from '@waymark/core';
import type { PageFacts } from './findings/findings.ts';
import type { OpenDocs } from './open-docs.ts';
import { editedFirst, pagesInOrder } from './paths/page-order.ts';
import type { Project } from './project.ts';

/** Compiled body of a page file; none for the file that generated pages are made from. */
export async function compilePageFile(
  { findings, pool, project }: OpenDocs,
  file: string,
): Promise<CompiledPage | undefined> {
  if (!isCompiled(file)) return undefined;
  const page = await pool.compile(file);
  findings.report([...page.diagnostics, ...mermaidNotInstalled(project, page)]);
  findings.compiled.set(file, factsOf(page, project));
  return page;
}

/** What is wrong where a page has a diagram and nothing draws it. */
function mermaidNotInstalled(
  { libraries, settings }: Project,
  { diagram }: CompiledPage,
): Diagnostic[] {
  if (!diagram || settings.hasOwnDiagrams || libraries.path('mermaid')) return [];
  return [
    diagnostic('mermaid-not-installed', {
      at: diagram,
      message:
        'This is a diagram, which Mermaid draws, and Mermaid is not installed. Diagrams of this site are shown as their code.',
      hint: 'Run `npm install mermaid` where Waymark is installed.',
    }),
  ];
}

/** Notes of a page what the site needs to know, where an earlier build has rendered it. */
export function passOver(
  { findings, pool, project }: OpenDocs,
  file: string,
  outline: PageFacts,
): void {
  findings.compiled.set(file, factsOf(outline, project));
  pool.release(file);
}

/** What of a page is kept. Only a preview looks at its files one page at a time. */
export function factsOf(
  { anchors, dependencies, links, updates }: PageFacts,
  { settings }: Project,
): PageFacts {
  const facts = { anchors, links, updates };
  return settings.mode === 'preview' ? { ...facts, dependencies } : facts;
}

/** Lets the pages compile on their own thread until they are rendered. */
export function expectPages({ pool, project }: OpenDocs): void {
  pool.expect(editedFirst(filesToCompile(project), (file) => file, project));
}

/** Files of the pages that are rendered, in that order. */
export function filesToCompile(project: Project): string[] {
  const files = pagesInOrder(project).flatMap(({ file }) => (isCompiled(file) ? [file] : []));
  // Of several languages, one file may be the page.
  return [...new Set(files)];
}

/** A generated page is made from a description, which nobody compiles. */
export function isCompiled(file: string): boolean {
  return pagePath(file) !== undefined;
}
