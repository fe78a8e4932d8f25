import type { Expression } from 'oxc-parser';
import { isBareName } from './free-names.ts';
import { isGlobalName } from './global-names.ts';
import { parseExpression } from './parse.ts';
import { references } from './references.ts';

/**
 * What `{…}` in a page's text is (docs/format/pages.md#expressions): a comment, a variable, another
 * value, or prose that only looks like code and is to be printed with its braces.
 */
export type ExpressionKind = 'comment' | 'name' | 'value' | 'prose';

const comments = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n|$))*$/;

/**
 * @param code the text between the braces
 * @param knownNames names that the page may use: imports, exports, props, `user` …
 */
export function expressionKind(code: string, knownNames: ReadonlySet<string>): ExpressionKind {
  if (comments.test(code)) return 'comment';
  const name = code.trim();
  if (isBareName(name)) return isKnown(name, knownNames) ? 'name' : 'prose';
  const expression = parseExpression(code);
  return expression && isMeant(expression, knownNames) ? 'value' : 'prose';
}

/** Whether the author can have meant an expression, and it can be evaluated. */
function isMeant(expression: Expression, knownNames: ReadonlySet<string>): boolean {
  switch (expression.type) {
    // `{1, 2}`: only the last value would show.
    case 'SequenceExpression':
    // `{{x}}`: an object cannot be shown at all.
    case 'ObjectExpression':
    case 'AssignmentExpression':
      return false;
    default:
      return [...references(expression)].every((name) => isKnown(name, knownNames));
  }
}

function isKnown(name: string, knownNames: ReadonlySet<string>): boolean {
  return knownNames.has(name) || isGlobalName(name);
}
