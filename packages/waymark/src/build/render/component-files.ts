import {
  type CompiledComponentFile,
  compileComponentFile,
  createDocsReader,
  importPath,
} from '@waymark/content';
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

/** Gives the exports of a component file of the docs folder; each is evaluated once. */
export type LoadComponentFile = (file: string) => Exports;

/**
 * The component files of a docs folder for a page. Each page has its own: what a file keeps for
 * itself must not depend on which pages were rendered before.
 */
export type ComponentFiles = (surroundings: ComponentSurroundings) => LoadComponentFile;

interface Compiled extends CompiledComponentFile {
  readonly source: string;
}

/** A file is compiled again when its text has changed. */
export function openComponentFiles(docsFolder: string): ComponentFiles {
  const read = createDocsReader(docsFolder);
  const compiled = new Map<string, Compiled>();
  const compile = (file: string) => {
    const source = read(file) ?? '';
    const known = compiled.get(file);
    if (known?.source === source) return known;
    const made = { ...compileComponentFile(file, source), source };
    compiled.set(file, made);
    return made;
  };
  return (surroundings) => {
    const loaded = new Map<string, Exports>();
    const load: LoadComponentFile = (file) => {
      const known = loaded.get(file);
      if (known) return known;
      const exports: Record<string, unknown> = {};
      // Known before it is complete: files may import each other.
      loaded.set(file, exports);
      const { code, diagnostics } = compile(file);
      surroundings.report(diagnostics);
      try {
        const own = evaluate(code, surroundings, (path) => importFrom(path, file));
        // Exports are getters; a file that is imported while it runs sees what is there by then.
        Object.defineProperties(exports, Object.getOwnPropertyDescriptors(own));
      } catch (error) {
        surroundings.onFailure(file, error);
      }
      return exports;
    };
    const importFrom = (path: string, from: string): Exports => {
      if (path === 'react') return { ...serverHooks, default: serverHooks.React };
      const target = importPath(path, from);
      if (target.kind !== 'file') return {};
      return target.path.endsWith('.json')
        ? { default: parseJson(read(target.path)) }
        : load(target.path);
    };
    return load;
  };
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
