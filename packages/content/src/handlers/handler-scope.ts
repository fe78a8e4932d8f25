import { parseSync } from 'oxc-parser';
import { freeNames, freeNamesOfModule } from '../expressions/free-names.ts';
import { isGlobalName } from '../expressions/global-names.ts';

/** What the file of a handler gives to its code. */
export interface HandlerScope {
  readonly declarations: readonly HandlerDeclaration[];
  /** Names that the file imports. */
  readonly imported: ReadonlySet<string>;
}

/** A statement of the file that declares names. */
export interface HandlerDeclaration {
  readonly code: string;
  readonly names: readonly string[];
}

/** The declarations that a handler runs with in a browser, or what it lacks to run there. */
export type HandlerNeeds =
  | { readonly needs: ReadonlySet<HandlerDeclaration> }
  | { readonly lack: string };

/**
 * Follows the names that a handler uses through its file. It can run in a browser where all of them end
 * at declarations of the file and at names that browsers give.
 *
 * @param code an expression
 */
export function handlerNeeds(code: string, { declarations, imported }: HandlerScope): HandlerNeeds {
  const declaring = new Map(declarations.flatMap((one) => one.names.map((name) => [name, one])));
  const needs = new Set<HandlerDeclaration>();
  /** What lacks for these names, if anything. */
  const lackOf = (names: Iterable<string>): string | undefined => {
    for (const name of names) {
      const lack = lackOfName(name);
      if (lack !== undefined) return lack;
    }
    return undefined;
  };
  const lackOfName = (name: string): string | undefined => {
    const declaration = declaring.get(name);
    if (!declaration) {
      if (imported.has(name)) return `it needs \`${name}\`, which is imported`;
      return isGlobalName(name)
        ? undefined
        : `it needs \`${name}\`, which neither its file declares nor a browser has`;
    }
    if (needs.has(declaration)) return undefined;
    needs.add(declaration);
    if (!isJavaScript(`{\n${declaration.code}\n}`))
      return `it needs \`${name}\`, which is ${notPlain}`;
    return lackOf(freeNamesOfModule(declaration.code));
  };
  if (!isJavaScript(`(${code}\n)`)) return { lack: `its code is ${notPlain}` };
  const lack = lackOf(freeNames(code));
  return lack === undefined ? { needs } : { lack };
}

const notPlain = 'more than JavaScript, such as JSX or types';

/** Whether code is that of the body of a function in plain JavaScript. */
function isJavaScript(body: string): boolean {
  const options = { lang: 'js', sourceType: 'module', showSemanticErrors: true } as const;
  return parseSync('handler.js', `() => ${body}`, options).errors.length === 0;
}
