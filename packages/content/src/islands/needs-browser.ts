import { type ModuleDeclaration, moduleDeclarations } from '../expressions/module-declarations.ts';
import type { ComponentModule } from './component-module.ts';

/** Names of the browser that say that code has something to do there. */
const browserNames: ReadonlySet<string> = new Set([
  ...['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'fetch', 'matchMedia'],
  ...['setTimeout', 'setInterval', 'requestAnimationFrame', 'addEventListener'],
  ...['IntersectionObserver', 'MutationObserver', 'ResizeObserver'],
]);

/** What only React itself can make. */
const reactNames: ReadonlySet<string> = new Set([
  ...['memo', 'forwardRef', 'createContext', 'lazy', 'createPortal', 'Component', 'PureComponent'],
]);
const reactMember = new RegExp(`\\bReact\\.(?:${[...reactNames].join('|')})\\b`);

/**
 * Names that a module declares or imports and that only work with React in the browser: what uses
 * a hook, an event handler or something of the browser, itself or through what it refers to
 * (docs/format/pages.md#components).
 *
 * @param imported whether an imported name is such a one
 */
export function namesThatNeedBrowser(
  module: ComponentModule,
  imported: (name: string) => boolean,
): ReadonlySet<string> {
  const parts = module.declarations.flatMap(({ code, names }) => readParts(code, names));
  const found = new Set(
    module.imports.flatMap(({ names }) => names.map(({ local }) => local)).filter(imported),
  );
  for (let before = -1; found.size !== before; ) {
    before = found.size;
    for (const { name, needsBrowser, references } of parts) {
      if (needsBrowser || [...references].some((other) => found.has(other))) found.add(name);
    }
  }
  return found;
}

/** Names that a declared name refers to, itself or through what else its module declares. */
export function usedNames(module: ComponentModule, local: string): ReadonlySet<string> {
  const parts = module.declarations.flatMap(({ code, names }) => readParts(code, names));
  const found = new Set([local]);
  // A set goes through what is added to it meanwhile, too.
  for (const name of found) {
    for (const part of parts) {
      if (part.name === name) for (const other of part.references) found.add(other);
    }
  }
  return found;
}

/** Whether a declared name can be a component: a function, under a name that an element can have. */
export function declaresFunction(module: ComponentModule, local: string): boolean {
  const declaration = module.declarations.find(({ names }) => names.includes(local));
  if (!declaration) return false;
  const other = secondName.exec(declaration.code)?.[1];
  if (other !== undefined && other !== local) return declaresFunction(module, other);
  return moduleDeclarations(declaration.code).some(
    ({ name, kind }) => name === local && kind === 'function',
  );
}

/** `const a = b;`, which `export default b` is too. */
const secondName = /^const\s+[\w$]+\s*=\s*\(?\s*([A-Za-z_$][\w$]*)\s*\)?;?\s*$/;

interface Part {
  readonly name: string;
  readonly needsBrowser: boolean;
  readonly references: ReadonlySet<string>;
}

/** What a statement does to the names of its module; `Card.Header = …` is part of `Card`. */
function readParts(code: string, names: readonly string[]): Part[] {
  const owner = /^\s*([A-Za-z_$][\w$]*)\.[\w$.]+\s*=/.exec(code)?.[1];
  if (names.length === 0 && owner !== undefined) {
    return moduleDeclarations(`const ${owner} = () => {${code}\n}`).map(readPart);
  }
  return moduleDeclarations(code).map(readPart);
}

function readPart({ name, code, usesHooks, hasHandlers, freeNames }: ModuleDeclaration): Part {
  const uses = (names: ReadonlySet<string>) => [...freeNames].some((free) => names.has(free));
  return {
    name,
    needsBrowser:
      usesHooks || hasHandlers || uses(browserNames) || uses(reactNames) || reactMember.test(code),
    references: freeNames,
  };
}

/** Whether code might need the browser; says so too often, never too rarely. */
export function mayNeedBrowser(code: string): boolean {
  return hint.test(code);
}

const hint = new RegExp(
  `\\buse[A-Z]\\w*\\s*\\(|\\bon[A-Z]\\w*\\s*=|\\b(?:${[...browserNames, ...reactNames].join('|')})\\b`,
);
