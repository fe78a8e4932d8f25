import { mayThrow } from '../expressions/may-throw.ts';
import { guarded } from './guard-expressions.ts';
import type { ModuleCode } from './module-code.ts';

type Declarations = Pick<ModuleCode, 'declarations' | 'exports'>;

/**
 * The declarations of a file, with the value of each exported one whose name an element can have
 * handed to `_component` of the renderer. It gives the value back, or what stands for a component
 * that runs in the browser.
 */
export function componentDeclarations(file: string, { declarations, exports }: Declarations) {
  const exported = new Map([...exports].map(([name, local]) => [local, name]));
  const code = declarations.map((declaration) => {
    const { code, names, line, column } = declaration;
    const place = `${file}:${line}:${column}`;
    const name = names.length === 1 ? exported.get(names[0] ?? '') : undefined;
    const made =
      name === undefined
        ? { code: guardedStatement(code, names, place) }
        : registered(code, names, `${file}#${name}`, place);
    return { ...made, declaration };
  });
  // Functions are there from the start of a module; as constants they must come first.
  return [...code.filter(isFunction), ...code.filter((item) => !isFunction(item))];
}

interface Registered {
  readonly code: string;
  readonly kind?: 'function';
}

const constant = /^(?:const|let|var)\s+([A-Z][\w$]*)\s*=(?!=|>)/;
const functionHead = /^(?:async\s+)?function\s+([A-Z][\w$]*)/;

const anyConstant = /^(?:const|let|var)\s+[\w$]+\s*=(?!=|>)/;

const severalNames = /^(?:(?:const|let|var)\b|class\b)/;

/** A statement whose names are `undefined` when it throws. */
function guardedStatement(code: string, names: readonly string[], place: string): string {
  if (names.length === 0) return `_guard(${JSON.stringify(place)}, () => {${code}\n});`;
  const head = names.length === 1 ? anyConstant.exec(code)?.[0] : undefined;
  if (head !== undefined) {
    const value = valueAfter(head, code);
    return mayFail(value) ? `${head} ${guarded(value, place)};` : code;
  }
  if (!severalNames.test(code) || !mayFail(code)) return code;
  const all = `{ ${names.join(', ')} }`;
  return `let ${all} = _guard(${JSON.stringify(place)}, () => {${code}\nreturn ${all};\n}) ?? {};`;
}

function registered(
  code: string,
  names: readonly string[],
  key: string,
  place: string,
): Registered {
  const call = (name: string, value: string) =>
    // The line end closes a comment at the end of the value.
    `const ${name} = _component(${JSON.stringify(key)}, () => (${value}\n));`;
  const declared = constant.exec(code);
  if (declared?.[1]) {
    const value = valueAfter(declared[0], code);
    return { code: call(declared[1], mayFail(value) ? guarded(value, place) : value) };
  }
  const name = functionHead.exec(code)?.[1];
  return name === undefined
    ? { code: guardedStatement(code, names, place) }
    : { code: call(name, code), kind: 'function' };
}

function valueAfter(head: string, code: string): string {
  return code.slice(head.length).replace(/;\s*$/, '');
}

const nameOnly = /^\s*[A-Za-z_$][\w$]*\s*$/;

/** Also a name, which may be declared further down, and whatever is no expression of its own. */
function mayFail(code: string): boolean {
  return nameOnly.test(code) || severalNames.test(code) || mayThrow(code);
}

function isFunction({ kind }: Registered): boolean {
  return kind === 'function';
}
