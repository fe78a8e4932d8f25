import { type Diagnostic, diagnostic } from '@waymark/core/page';
import { transformSync } from 'oxc-transform';
import { type ComponentModule, readComponentModule } from '../islands/component-module.ts';
import type { DocsFiles } from '../module/docs-files.ts';
import { readStatements } from '../module/esm.ts';
import { resolveImport } from '../module/imports.ts';
import { missingName } from '../module/missing-name.ts';
import type { ModuleCache } from '../module/module-cache.ts';

/** What is wrong with the imports of component files, and the files that decide it. */
interface ImportFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly dependencies: readonly string[];
}

/**
 * Checks what the component files of a page import, and those that they import. Components that run
 * in the browser get no more than those that do not.
 *
 * @param files paths in the docs folder
 */
export function checkComponentImports(
  files: Iterable<string>,
  docs: DocsFiles,
  cache: ModuleCache,
): ImportFindings {
  const diagnostics: Diagnostic[] = [];
  const dependencies: string[] = [];
  const seen = new Set(files);
  // Files that are found on the way are gone through, too.
  for (const file of seen) {
    const source = docs.read(file);
    if (source === undefined) continue;
    for (const statement of valueImports(file, source)) {
      const resolved = resolveImport(statement, file, docs);
      const { target } = resolved;
      diagnostics.push(...resolved.diagnostics);
      dependencies.push(...resolved.dependencies);
      if (target.kind === 'markdown') {
        diagnostics.push(...fromMarkdown(statement, file, cache.snippet(target.file, target.text)));
      }
      if (target.kind !== 'component') continue;
      seen.add(target.file);
      const exports = cache.componentExports(target.file, target.text);
      if (!exports || exports === 'invalid') continue;
      // A file without a default export is imported as if it had one (docs/format/pages.md#imports).
      const missing = statement.names.filter(
        ({ imported, local }) =>
          imported !== '*' &&
          !exports.has(imported) &&
          !(imported === 'default' && exports.has(local)),
      );
      const { column, line } = statement;
      diagnostics.push(
        ...missing.map(({ imported }) =>
          missingName({ file: target.file, exports }, imported, { file, line, column }),
        ),
      );
    }
  }
  return { diagnostics, dependencies };
}

/** What a component file cannot get of a page or snippet: its content, and names that it does not export. */
function fromMarkdown(
  { column, line, names, source }: ComponentModule['imports'][number],
  from: string,
  { exports, file }: Pick<ComponentModule, 'exports' | 'file'>,
): Diagnostic[] {
  const at = { file: from, line, column };
  return names.flatMap(({ imported, local }) => {
    if (imported === '*' || (imported !== 'default' && exports.has(imported))) return [];
    if (imported !== 'default') return missingName({ file, exports }, imported, at);
    return diagnostic('import-unsupported', {
      at,
      message: `The default of \`${source}\` is its content, which only pages and snippets can show, so \`${local}\` is nothing here.`,
      hint: exports.has(local)
        ? `Write \`import { ${local} } from "${source}"\`, which is the component that the file exports.`
        : `Import a component that the file exports in braces, or use <${local} /> in the page and hand it to this component as its content.`,
    });
  });
}

/** The imports of a file without those that are types. */
function valueImports(file: string, source: string): ComponentModule['imports'] {
  const imports = readComponentModule(file, source)?.imports ?? [];
  if (imports.length === 0 || !/\.tsx?$/i.test(file)) return imports;
  const plain = readStatements(transformSync(file, source, { jsx: 'preserve' }).code);
  if ('failure' in plain) return [];
  const used = new Set(plain.imports.flatMap(({ names }) => names.map(({ local }) => local)));
  return imports
    .map((item) => ({ ...item, names: item.names.filter(({ local }) => used.has(local)) }))
    .filter(({ names }) => names.length > 0);
}
