import { compileComponentFile, createDocsReader, importPath } from '@waymark/content';
import type { Diagnostic } from '@waymark/core';
import { serverHooks } from './hooks.ts';

type Exports = Readonly<Record<string, unknown>>;

/** What component files are evaluated with. */
export interface ComponentSurroundings {
  readonly runtime: Readonly<Record<string, unknown>>;
  /** Names that files use without importing them. */
  readonly scope: Readonly<Record<string, unknown>>;
  readonly report: (diagnostics: readonly Diagnostic[]) => void;
  /** Called for a file that throws while it is evaluated. */
  readonly onFailure: (file: string, error: unknown) => void;
}

interface LoadedFile {
  readonly source: string;
  readonly exports: Exports;
}

/** Gives the exports of a component file of the docs folder; each is evaluated once. */
export type LoadComponentFile = (file: string, surroundings: ComponentSurroundings) => Exports;

/** A file is evaluated again when its text has changed. */
export function createComponentLoader(docsFolder: string): LoadComponentFile {
  const read = createDocsReader(docsFolder);
  const loaded = new Map<string, LoadedFile>();
  const load: LoadComponentFile = (file, surroundings) => {
    const source = read(file) ?? '';
    const known = loaded.get(file);
    if (known?.source === source) return known.exports;
    const exports: Record<string, unknown> = {};
    // Known before it is complete: files may import each other.
    loaded.set(file, { source, exports });
    const { code, diagnostics } = compileComponentFile(file, source);
    surroundings.report(diagnostics);
    const importModule = (path: string) => importFrom(path, file, surroundings);
    try {
      const own = evaluate(code, surroundings, importModule);
      // Exports are getters; a file that is imported while it runs sees what is there by then.
      Object.defineProperties(exports, Object.getOwnPropertyDescriptors(own));
    } catch (error) {
      surroundings.onFailure(file, error);
    }
    return exports;
  };
  const importFrom = (path: string, from: string, surroundings: ComponentSurroundings): Exports => {
    if (path === 'react') return { ...serverHooks, default: serverHooks.React };
    const target = importPath(path, from);
    if (target.kind !== 'file') return {};
    return target.path.endsWith('.json')
      ? { default: parseJson(read(target.path)) }
      : load(target.path, surroundings);
  };
  return load;
}

function evaluate(
  code: string,
  { runtime, scope }: ComponentSurroundings,
  importModule: (path: string) => Exports,
): Exports {
  const names = Object.keys(scope).filter((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  const run = new Function(
    '_runtime',
    '_import',
    '_scope',
    `const {${names.join(',')}}=_scope;return (function(){${code}\n})()`,
  );
  return run(runtime, importModule, scope) as Exports;
}

function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
