import { importPath } from '@waymark/content/text';
import { jsonValue } from '@waymark/core/page';
import { serverHooks } from './hooks.ts';

type Exports = Readonly<Record<string, unknown>>;

/** What component files are evaluated with. */
export interface ComponentSurroundings {
  readonly runtime: Readonly<Record<string, unknown>>;
  /** Names that files use without importing them. */
  readonly scope: Readonly<Record<string, unknown>>;
  /** Called for a file that throws while it is evaluated. */
  readonly onFailure: (file: string, error: unknown) => void;
}

/** Gives the exports of a component file of the docs folder; each is evaluated once. */
export type LoadComponentFile = (file: string) => Exports;

/** Texts of files by their paths: of a component file its compiled code, of JSON the file itself. */
export type ModuleText = (file: string) => string;

/** Evaluates component files, and those that they import. */
export function componentModules(
  textOf: ModuleText,
  surroundings: ComponentSurroundings,
): LoadComponentFile {
  const loaded = new Map<string, Exports>();
  const load: LoadComponentFile = (file) => {
    const known = loaded.get(file);
    if (known) return known;
    const exports: Record<string, unknown> = {};
    // Known before it is complete: files may import each other.
    loaded.set(file, exports);
    const code = textOf(file);
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
    // Names of the format that habit imports from a package are there without it.
    if (target.kind === 'package') return surroundings.scope;
    if (target.kind === 'outside') return {};
    return target.path.endsWith('.json')
      ? { default: jsonValue(textOf(target.path)) }
      : load(target.path);
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
