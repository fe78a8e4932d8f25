import {
  createIslandFinder,
  type ExportedComponent,
  handedComponents,
  type Island,
  type IslandFinder,
  importedFiles,
  mayDeclare,
} from '@waymark/content';

/** What is known of the module code of a page without parsing it. */
export interface PageModules {
  readonly file: string;
  /** Files that the page might import. */
  readonly imports: readonly string[];
  /** Whether it may declare a component that runs in the browser. */
  readonly declares: boolean;
}

/** The components of a site that run in the browser. */
export interface SiteIslands extends IslandFinder {
  /** By `file#name`. */
  readonly all: ReadonlyMap<string, Island>;
  /** Components that pages hand to them as properties, by the same keys. */
  readonly handed: ReadonlyMap<string, readonly ExportedComponent[]>;
}

/**
 * Looks through the source of a page for imports and components. It may take text for code, so what
 * it says is a hint where to look.
 */
export function pageModules(file: string, source: string): PageModules {
  return { file, imports: importedFiles(file, source), declares: mayDeclare(source) };
}

/**
 * Finds the components that pages declare or import and that run in the browser. Only files that
 * pages lead to are read: a repository may hold whole applications beside its pages.
 *
 * @param read source of a file as it is compiled
 */
export function findIslands(
  pages: readonly PageModules[],
  read: (file: string) => string | undefined,
): SiteIslands {
  const finder = createIslandFinder(read);
  const files = [
    ...pages.filter(({ declares }) => declares).map(({ file }) => file),
    ...reachableFiles(pages, read),
  ];
  const found = [...new Set(files)].flatMap((file) => finder.islands(file));
  const withIslands = new Set(found.map(({ file }) => file));
  const users = pages.filter(({ file, imports }) =>
    [file, ...imports].some((name) => withIslands.has(name)),
  );
  return {
    ...finder,
    all: new Map(found.map((island) => [componentKey(island), island])),
    handed: handedByIsland(
      users.flatMap(({ file }) => handedComponents(file, read(file) ?? '', finder)),
    ),
  };
}

/** Name of an exported component in a site. */
export function componentKey({ file, name }: ExportedComponent): string {
  return `${file}#${name}`;
}

function handedByIsland(all: ReturnType<typeof handedComponents>) {
  const byIsland = new Map<string, ExportedComponent[]>();
  for (const { island, component } of all) {
    const known = byIsland.get(componentKey(island)) ?? [];
    const isKnown = known.some((other) => componentKey(other) === componentKey(component));
    byIsland.set(componentKey(island), isKnown ? known : [...known, component]);
  }
  return byIsland;
}

function reachableFiles(
  pages: readonly PageModules[],
  read: (file: string) => string | undefined,
): string[] {
  const reached = new Set<string>();
  const waiting = pages.flatMap(({ imports }) => imports);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = reached.has(file) ? undefined : read(file);
    if (source === undefined) continue;
    reached.add(file);
    waiting.push(...importedFiles(file, source));
  }
  return [...reached].sort();
}
