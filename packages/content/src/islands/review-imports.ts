import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { DocsFiles } from '../module/docs-files.ts';
import type { ModuleImport } from '../module/esm.ts';
import { importPath } from '../module/import-path.ts';
import { resolveImport } from '../module/imports.ts';
import type { Place } from '../module/module-code.ts';
import { readComponentModule } from './component-module.ts';

/** An import statement of a component file. */
export type ComponentFileImport = ModuleImport & Place;

/** What imports of component files may lead to. */
export interface ImportSurroundings {
  readonly files: DocsFiles;
  /** There for a file with components that run in the browser: it may import packages and styles. */
  readonly isInstalled?: ((packageName: string) => boolean) | undefined;
}

/** The import statements of a component file, but those of types; none of a file that does not parse. */
export function componentFileImports(file: string, source: string): readonly ComponentFileImport[] {
  return readComponentModule(file, source)?.imports ?? [];
}

/** Imports of a component file that bring nothing. */
export function reviewImports(
  file: string,
  imports: readonly ComponentFileImport[],
  { files, isInstalled }: ImportSurroundings,
): Diagnostic[] {
  return imports.flatMap((statement) => {
    const { diagnostics } = resolveImport(statement, file, files);
    if (!isInstalled) return diagnostics;
    const { source, line, column } = statement;
    // Only the bundler knows what it can bring.
    const others = diagnostics.filter(({ code }) => code !== 'import-unsupported');
    const name = packageName(source);
    if (importPath(source, file).kind !== 'package' || others.length === diagnostics.length) {
      return others;
    }
    if (isInstalled(name)) return others;
    const message = `The package \`${name}\` is not installed, so \`${source}\` brings nothing.`;
    const hint = `Run \`npm install ${name}\` in the docs folder, or remove the import.`;
    return [diagnostic('import-missing', { at: { file, line, column }, message, hint })];
  });
}

/** `@scope/name` of `@scope/name/part`. */
function packageName(source: string): string {
  return source
    .split('/')
    .slice(0, source.startsWith('@') ? 2 : 1)
    .join('/');
}
