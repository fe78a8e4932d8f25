import { transformSync } from 'oxc-transform';
import { importStatement } from '../component-file/markdown-statements.ts';
import { freeNamesOfModule } from '../expressions/free-names.ts';
import { importPath } from '../module/import-path.ts';
import { isMarkdown } from '../module/is-markdown.ts';
import { declaredNames, importedNames } from '../module/module-code.ts';
import { isProvidedToComponents } from '../module/page-names.ts';
import type { ComponentModule } from './component-module.ts';
import { exportedLocal, type IslandFinder } from './create-island-finder.ts';

/** What the code of a component refers to outside its file. */
export interface ReactSurroundings extends Pick<IslandFinder, 'module'> {
  /** Text of a file of the docs folder. */
  readonly read: (file: string) => string | undefined;
  /** Import specifier of the React module of another file. */
  readonly specifier: (file: string) => string;
  /** What JSX is compiled for: the package, or the module, before `/jsx-runtime`. */
  readonly jsx: string;
  /** Import specifier of what stands for components that have no value, exported as `absent`. */
  readonly absent: string;
  /** Import specifier of the format's components for React, and the names that it exports. */
  readonly components: { readonly specifier: string; readonly names: ReadonlySet<string> };
}

/** The code of a file as a module for React: JSX compiled, and every name with a value. */
export function reactModule(module: ComponentModule, surroundings: ReactSurroundings): string {
  const declarations = module.declarations.map(({ code }) => code).join('\n');
  const imports = module.imports.flatMap((statement) =>
    statement.names.map((name) =>
      importCode({ ...name, source: statement.source }, module, surroundings),
    ),
  );
  const exports = [...module.exports].map(([name, local]) => `${local} as ${name}`);
  const names = [...imports, ...providedCode(module, declarations, surroundings)];
  const usesAbsent = names.some((line) => line.endsWith(` = ${standIn};`));
  const source = [
    ...(usesAbsent ? [importStatement(surroundings.absent, 'absent', standIn)] : []),
    ...names,
    declarations,
    `export { ${exports.join(', ')} };`,
  ].join('\n');
  const lang = /\.tsx?$/i.test(module.file) ? 'tsx' : 'jsx';
  return transformSync(`module.${lang}`, source, {
    jsx: { runtime: 'automatic', importSource: surroundings.jsx },
    typescript: { onlyRemoveTypeImports: true },
  }).code;
}

interface ImportedName {
  readonly source: string;
  readonly imported: string;
  readonly local: string;
}

function importCode(
  { source, imported, local }: ImportedName,
  { file }: ComponentModule,
  surroundings: ReactSurroundings,
): string {
  const target = importPath(source, file);
  if (target.kind === 'package' && /^react(?:-dom)?$/.test(source)) {
    return importStatement(source, imported, local);
  }
  if (target.kind === 'package' && surroundings.components.names.has(local)) {
    return importStatement(surroundings.components.specifier, local, local);
  }
  if (target.kind !== 'file') return absent(local);
  if (/\.json$/i.test(target.path)) {
    const member = /^(?:default|\*)$/.test(imported) ? '' : `?.[${JSON.stringify(imported)}]`;
    return `const ${local} = ${jsonText(surroundings.read(target.path))}${member};`;
  }
  const module = surroundings.module(target.path);
  const isContent = isMarkdown(target.path) && imported === 'default';
  const exported = exportedLocal(module, imported, local);
  if (imported !== '*' && (isContent || exported === undefined)) return absent(local);
  const name = imported === 'default' && !module?.exports.has('default') ? local : imported;
  return importStatement(surroundings.specifier(target.path), name, local);
}

/** Names that the code uses without importing them: hooks and the format's components. */
function providedCode(
  module: ComponentModule,
  declarations: string,
  { components }: ReactSurroundings,
): string[] {
  const known = new Set([...declaredNames(module), ...importedNames(module)]);
  const free = [...freeNamesOfModule(declarations)].filter((name) => !known.has(name));
  return free.map((name) => {
    if (name === 'React') return importStatement('react', 'default', name);
    if (reactExports.has(name)) return importStatement('react', name, name);
    if (components.names.has(name)) return importStatement(components.specifier, name, name);
    if (name === 'user' || name === 'props') return `const ${name} = {};`;
    return isProvidedToComponents(name) ? '' : absent(name);
  });
}

/** What React gives to code that does not import it. */
const reactExports: ReadonlySet<string> = new Set([
  ...['useState', 'useReducer', 'useEffect', 'useLayoutEffect', 'useRef', 'useCallback', 'useMemo'],
  ...['useContext', 'useId', 'useTransition', 'useDeferredValue', 'useImperativeHandle'],
  ...['useInsertionEffect', 'useSyncExternalStore', 'Fragment', 'Suspense', 'StrictMode', 'memo'],
  ...['forwardRef', 'createContext', 'lazy', 'Children', 'cloneElement', 'createElement'],
  ...['isValidElement', 'Component', 'PureComponent', 'startTransition'],
]);

/** Local name of what stands for a component without a value. */
const standIn = '_absent';

/** A name without a value; as an element it renders what it is called and its content. */
function absent(local: string): string {
  return `const ${local} = ${/^[A-Z]/.test(local) ? standIn : 'undefined'};`;
}

function jsonText(text: string | undefined): string {
  try {
    return `(${JSON.stringify(JSON.parse(text ?? 'null'))})`;
  } catch {
    return 'undefined';
  }
}
