import { isBrowserName, isStandardName } from './global-names.ts';
import { parseExpression, parseModule } from './parse.ts';
import { namesReadAtOnce, references } from './references.ts';

const name = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
const path =
  /^([\p{ID_Start}$_][\p{ID_Continue}$]*)(?:\??\.[\p{ID_Start}$_][\p{ID_Continue}$]*)+$/u;
const literal = /^(?:\d+(?:\.\d+)?|"[^"\\\n]*"|'[^'\\\n]*'|`[^`\\$]*`)$/;
/** Words that look like a name and are none, or not a variable of that name. */
const keyword =
  /^(?:true|false|null|this|super|new|typeof|void|delete|await|yield|async|let|static|class|function|import|export|default|enum|if|else|for|while|do|in|of|instanceof|return|throw|try|catch|finally|switch|case|break|continue|var|const|with|debugger|extends)$/;

/**
 * The names that an expression refers to and does not declare, globals such as `JSON` included.
 * Code that is not one expression gives none.
 *
 * @param code JavaScript or TypeScript with JSX, as it stands between the braces
 */
export function freeNames(code: string): Set<string> {
  const text = code.trim();
  if (literal.test(text)) return new Set();
  if (isBareName(text)) return new Set([text]);
  const object = path.exec(text)?.[1];
  if (object !== undefined && !keyword.test(object)) return new Set([object]);
  const expression = parseExpression(code);
  return expression ? references(expression) : new Set();
}

/** The names that statements refer to and none of them declares; none where they do not parse. */
export function freeNamesOfModule(code: string): Set<string> {
  const program = parseModule(code);
  return 'failure' in program ? new Set() : references(program);
}

/**
 * The names that nobody gives to an expression. What only browsers have counts where it is read as the
 * expression is evaluated, and so while a site is built.
 *
 * @param code as for `freeNames`
 * @param known names that it may use besides those of the language
 */
export function unknownNames(code: string, known: ReadonlySet<string>): string[] {
  const unknown = [...freeNames(code)].filter((name) => !known.has(name) && !isStandardName(name));
  if (!unknown.some(isBrowserName)) return unknown;
  const expression = parseExpression(code);
  const atOnce = expression ? namesReadAtOnce(expression) : new Set(unknown);
  return unknown.filter((name) => !isBrowserName(name) || atOnce.has(name));
}

/** Whether an expression is nothing but a variable. */
export function isBareName(code: string): boolean {
  return name.test(code) && !keyword.test(code);
}
