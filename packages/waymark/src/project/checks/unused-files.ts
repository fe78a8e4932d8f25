import { importedFiles } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import { type Diagnostic, diagnostic, pageLink } from '@waymark/core';
import type { Project } from '../project.ts';
import { hasConfiguration } from '../reading/has-configuration.ts';

/** Warnings about pages that no navigation leads to, and snippets that no page shows. */
export function unusedFiles(project: Project): Diagnostic[] {
  const imported = importedByPages(project);
  return [...unlistedPages(project, imported), ...unusedSnippets(project, imported)];
}

/**
 * A page that is hidden, is a link or is shown by others is not meant to be listed; nor is the home
 * page.
 */
function unlistedPages(project: Project, imported: ReadonlySet<string>): Diagnostic[] {
  if (!hasConfiguration(project)) return [];
  const { config, pages, site } = project;
  const isAll = config.seo.indexing === 'all';
  return pages.flatMap(({ file, frontmatter, path }) => {
    const isMeant = frontmatter.hidden !== undefined || pageLink(frontmatter) !== undefined;
    // A page in a hidden part of the navigation is listed nowhere that readers see.
    const isNamed = site.node(path) !== undefined;
    if (isAll || isMeant || path === 'index' || isNamed) return [];
    if (imported.has(file) || site.page(path).file !== file) return [];
    return diagnostic('page-unlisted', {
      at: { file, line: 1, column: 1 },
      message: `The navigation does not list the page "${path}".`,
      hint: 'List it, or write `hidden: true` in its frontmatter if readers come by links alone.',
    });
  });
}

const snippet = /(?:^|\/)_?snippets\/.*\.(?:mdx?|[jt]sx?)$/i;

function unusedSnippets({ files }: Project, imported: ReadonlySet<string>): Diagnostic[] {
  return files
    .filter((file) => snippet.test(file) && !imported.has(file))
    .map((file) =>
      diagnostic('snippet-unused', {
        at: { file, line: 1, column: 1 },
        message: `No page imports the snippet "${file}".`,
        hint: 'Import it, or delete the file.',
      }),
    );
}

const importing = /\.(?:mdx?|[jt]sx?)$/i;

/** What pages lead to by their imports, and everything else that is no snippet. */
function importedByPages({ files, settings }: Project): ReadonlySet<string> {
  const read = createDocsReader(settings.docsFolder);
  const byName = new Map(files.map((file) => [file.toLowerCase(), file]));
  // Pages that a site leaves out import as well: they are shown to some readers.
  const waiting = files.filter((file) => importing.test(file) && !snippet.test(file));
  const seen = new Set(waiting);
  const imported = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const name of importedFiles(file, read(file) ?? '')) {
      const found = byName.get(name.toLowerCase());
      if (found === undefined) continue;
      imported.add(found);
      if (seen.has(found)) continue;
      seen.add(found);
      waiting.push(found);
    }
  }
  return imported;
}
