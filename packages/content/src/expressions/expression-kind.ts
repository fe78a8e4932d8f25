import type { Expression } from 'oxc-parser';
import { isBareName, unknownNames } from './free-names.ts';
import { isStandardName } from './global-names.ts';
import { parseExpression } from './parse.ts';

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
  if (isBareName(name)) return knownNames.has(name) || isStandardName(name) ? 'name' : 'prose';
  const expression = parseExpression(code);
  const isValue = expression !== undefined && isMeant(expression);
  return isValue && unknownNames(code, knownNames).length === 0 ? 'value' : 'prose';
}

/** Whether the author can have meant an expression, of which something shows. */
function isMeant({ type }: Expression): boolean {
  // `{1, 2}`: only the last value would show. `{{x}}`: an object cannot be shown at all.
  return !['SequenceExpression', 'ObjectExpression', 'AssignmentExpression'].includes(type);
}
