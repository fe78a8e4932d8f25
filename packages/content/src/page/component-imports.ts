import type { Diagnostic } from '@waymark/core/page';
import { transformSync } from 'oxc-transform';
import type { ComponentModule } from '../islands/component-module.ts';
import { mayNeedBrowser } from '../islands/needs-browser.ts';
import { componentFileImports } from '../islands/review-imports.ts';
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
 * Checks what the component files of a page import, and those that they import. Files whose
 * components may run in the browser are left to the bundler, which finds more than a page does.
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
    if (source === undefined || mayNeedBrowser(source)) continue;
    for (const statement of valueImports(file, source)) {
      const resolved = resolveImport(statement, file, docs);
      const { target } = resolved;
      diagnostics.push(...resolved.diagnostics);
      dependencies.push(...resolved.dependencies);
      if (target.kind !== 'component') continue;
      seen.add(target.file);
      const exports = cache.componentExports(target.file, target.text);
      if (!exports) continue;
      const missing = statement.names.filter(
        ({ imported }) => imported !== '*' && !exports.has(imported),
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

/** The imports of a file without those that are types. */
function valueImports(file: string, source: string): ComponentModule['imports'] {
  const imports = componentFileImports(file, source);
  if (imports.length === 0 || !/\.tsx?$/i.test(file)) return imports;
  const plain = readStatements(transformSync(file, source, { jsx: 'preserve' }).code);
  if ('failure' in plain) return [];
  const used = new Set(plain.imports.flatMap(({ names }) => names.map(({ local }) => local)));
  return imports
    .map((item) => ({ ...item, names: item.names.filter(({ local }) => used.has(local)) }))
    .filter(({ names }) => names.length > 0);
}
