import { createDocsReader, importedFiles } from '@waymark/content';
import { type Diagnostic, diagnostic } from '@waymark/core';
import type { Project } from '../project.ts';

/** Warnings about pages that no navigation leads to, and snippets that no page shows. */
export function unusedFiles(project: Project): Diagnostic[] {
  return [...unlistedPages(project), ...unusedSnippets(project)];
}

/** A page that is hidden, or is a link, is not meant to be listed; nor is the home page. */
function unlistedPages({ config, pages, site }: Project): Diagnostic[] {
  const isAll = config.seo.indexing === 'all';
  return pages.flatMap(({ file, frontmatter, path }) => {
    const isMeant = frontmatter.hidden !== undefined || frontmatter.url !== undefined;
    if (isAll || isMeant || path === 'index' || site.page(path).listed) return [];
    if (site.page(path).file !== file) return [];
    return diagnostic('page-unlisted', {
      at: { file, line: 1, column: 1 },
      message: `The navigation does not list the page "${path}".`,
      hint: 'List it, or write `hidden: true` in its frontmatter if readers come by links alone.',
    });
  });
}

const snippet = /(?:^|\/)_?snippets\/.*\.(?:mdx?|[jt]sx?)$/i;

function unusedSnippets({ files, pages, settings, sources }: Project): Diagnostic[] {
  const snippets = files.filter((file) => snippet.test(file));
  if (snippets.length === 0) return [];
  const read = createDocsReader(settings.docsFolder);
  const byName = new Map(files.map((file) => [file.toLowerCase(), file]));
  const isSnippet = new Set(snippets);
  const waiting = [
    ...pages.map(({ file }) => file),
    ...sources.filter((file) => !isSnippet.has(file)),
  ];
  const used = new Set(waiting);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const name of importedFiles(file, read(file) ?? '')) {
      const found = byName.get(name.toLowerCase());
      if (found === undefined || used.has(found)) continue;
      used.add(found);
      waiting.push(found);
    }
  }
  return snippets
    .filter((file) => !used.has(file))
    .map((file) =>
      diagnostic('snippet-unused', {
        at: { file, line: 1, column: 1 },
        message: `No page imports the snippet "${file}".`,
        hint: 'Import it, or delete the file.',
      }),
    );
}
