import type { CompiledPage } from '@waymark/content';
import type { LoadComponentFile } from './component-modules.ts';
import type { ResolveComponent } from './islands.ts';

/** What a page imports from component files, by the names it uses. */
export function importedNames(
  { imports }: Pick<CompiledPage, 'imports'>,
  load: LoadComponentFile,
  resolve: ResolveComponent,
): Record<string, unknown> {
  return Object.fromEntries(
    imports.map(({ local, imported, file }) => {
      const exports = load(file);
      const find = (name: string) => resolve(`${file}#${name}`, () => exports[name]);
      if (imported !== '*') return [local, find(imported)];
      return [local, Object.fromEntries(Object.keys(exports).map((name) => [name, find(name)]))];
    }),
  );
}
