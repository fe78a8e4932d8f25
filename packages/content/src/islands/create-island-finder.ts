import { nextFence } from '@waymark/core/page';
import { importPath } from '../module/import-path.ts';
import { isMarkdown } from '../module/is-markdown.ts';
import { type ComponentModule, readComponentModule } from './component-module.ts';
import {
  declaresFunction,
  mayNeedBrowser,
  namesThatNeedBrowser,
  usedNames,
} from './needs-browser.ts';

/** A component of the docs folder that runs in the browser. */
export interface Island {
  readonly file: string;
  /** The name under which the file exports it, or `default`. */
  readonly name: string;
  /** Where it is declared; both numbers from 1. */
  readonly line: number;
  readonly column: number;
  /** Names with a capital letter that it refers to, also through other parts of its file. */
  readonly uses: readonly string[];
}

/** Finds the components of a docs folder that need the browser. */
export interface IslandFinder {
  /** Those that a file exports, in its order. */
  islands(file: string): readonly Island[];
  /** The code of a file. */
  module(file: string): ComponentModule | undefined;
}

/** @param read source of a file of the docs folder as it is compiled */
export function createIslandFinder(read: (file: string) => string | undefined): IslandFinder {
  const modules = new Map<string, ComponentModule | undefined>();
  const results = new Map<string, ReadonlySet<string>>();
  const module = (file: string) => {
    if (!modules.has(file)) {
      const source = read(file);
      modules.set(file, source === undefined ? undefined : readComponentModule(file, source));
    }
    return modules.get(file);
  };
  const needBrowser = (file: string): ReadonlySet<string> => {
    const known = results.get(file);
    if (known) return known;
    // Known before it is complete: files may import each other.
    results.set(file, new Set());
    const code = module(file);
    const names = code ? namesThatNeedBrowser(code, importedFrom(code)) : new Set<string>();
    results.set(file, names);
    return names;
  };
  const importedFrom = (code: ComponentModule) => (local: string) => {
    for (const { source, names } of code.imports) {
      const name = names.find((item) => item.local === local);
      const target = name && importPath(source, code.file);
      if (target?.kind !== 'file' || !isCode.test(target.path)) continue;
      const exported = exportedLocal(module(target.path), name?.imported ?? '', local);
      if (exported !== undefined && needBrowser(target.path).has(exported)) return true;
    }
    return false;
  };
  return {
    module,
    islands(file) {
      if (isMarkdown(file) && !mayDeclare(read(file) ?? '')) return [];
      const code = module(file);
      return code ? islandsOf(code, needBrowser(file)) : [];
    },
  };
}

const isCode = /\.(?:mdx?|[jt]sx?)$/i;

/** Whether a page or snippet may declare such a component, told without parsing it. */
export function mayDeclare(source: string): boolean {
  return /^export\s/m.test(source) && mayNeedBrowser(source) && exportsOutsideFences(source);
}

/** Most pages that look as if they declared a component show one as an example. */
function exportsOutsideFences(source: string): boolean {
  let fence: string | undefined;
  return source.split('\n').some((line) => {
    fence = nextFence(line, fence);
    return fence === undefined && /^export\s/.test(line);
  });
}

/**
 * Inside name of what is imported from a file. One without a default export is imported as if the
 * name were its default (docs/format/pages.md#imports).
 */
export function exportedLocal(
  module: ComponentModule | undefined,
  imported: string,
  local: string,
): string | undefined {
  const own = module?.exports.get(imported);
  return own ?? (imported === 'default' ? module?.exports.get(local) : undefined);
}

function islandsOf(module: ComponentModule, needBrowser: ReadonlySet<string>): Island[] {
  return [...module.exports].flatMap(([name, local]) => {
    const canBeElement = name === 'default' || /^[A-Z]/.test(name);
    if (!canBeElement || !needBrowser.has(local)) return [];
    const declaration = module.declarations.find(({ names }) => names.includes(local));
    const statement =
      declaration ?? module.imports.find(({ names }) => names.some((item) => item.local === local));
    if (!statement || (declaration && !declaresFunction(module, local))) return [];
    const uses = [...usedNames(module, local)].filter((used) => /^[A-Z]/.test(used));
    return [{ file: module.file, name, line: statement.line, column: statement.column, uses }];
  });
}
