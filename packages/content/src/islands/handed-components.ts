import { importPath } from '../module/import-path.ts';
import { loadModule, type SourceModule } from '../module/load-module.ts';
import { elementsOf } from '../tree/elements.ts';
import { exportedLocal, type IslandFinder } from './create-island-finder.ts';

/** An exported component. */
export interface ExportedComponent {
  readonly file: string;
  readonly name: string;
}

/** A component that a page hands to one that runs in the browser, so that both must run there. */
export interface HandedComponent {
  readonly island: ExportedComponent;
  readonly component: ExportedComponent;
}

/** Finds the properties of a page's elements that are components: `<Demo Button={MyButton} />`. */
export function handedComponents(
  file: string,
  source: string,
  finder: IslandFinder,
): readonly HandedComponent[] {
  if (!componentProperty.test(source)) return [];
  const page = loadModule(file, source);
  return elementsOf(page.root).flatMap((element) => {
    const island = exportBehind(element.name ?? '', page, finder);
    if (!island || !isIsland(island, finder)) return [];
    return element.attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') return [];
      const component = exportBehind(attribute.value?.value.trim() ?? '', page, finder);
      return component ? [{ island, component }] : [];
    });
  });
}

const componentProperty = /=\{\s*[A-Z][\w$]*\s*\}/;

function isIsland({ file, name }: ExportedComponent, finder: IslandFinder): boolean {
  return finder.islands(file).some((island) => island.name === name);
}

/** What a name of a page is exported as, by the page or by the file that it is imported from. */
function exportBehind(
  local: string,
  page: SourceModule,
  finder: IslandFinder,
): ExportedComponent | undefined {
  const own = [...page.exports].find(([, inside]) => inside === local)?.[0];
  if (own !== undefined) return { file: page.file, name: own };
  for (const { source, names } of page.imports) {
    const imported = names.find((name) => name.local === local)?.imported;
    const target = imported === undefined ? undefined : importPath(source, page.file);
    if (imported === undefined || target?.kind !== 'file') continue;
    const module = finder.module(target.path);
    if (exportedLocal(module, imported, local) === undefined) continue;
    return { file: target.path, name: module?.exports.has(imported) ? imported : local };
  }
  return undefined;
}
