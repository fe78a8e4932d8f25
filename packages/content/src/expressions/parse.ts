import { type Expression, type OxcError, type Program, parseSync } from 'oxc-parser';

/** Why code could not be parsed; `offset` is a character offset in it. */
export interface CodeFailure {
  readonly reason: string;
  readonly offset: number;
}

/**
 * Parses a module with JSX. TypeScript is tried second: in it some plain JavaScript means something
 * else (`f<a>(b)`).
 */
export function parseModule(code: string): Program | { readonly failure: CodeFailure } {
  const plain = parseAs('jsx', code);
  if (!('failure' in plain)) return plain;
  const typed = parseAs('tsx', code);
  return 'failure' in typed ? plain : typed;
}

/** Parses one expression, or gives `undefined` if the code is not exactly one. */
export function parseExpression(code: string): Expression | undefined {
  // The line end closes a comment at the end of the code.
  const program = parseModule(`(${code}\n)`);
  if ('failure' in program) return undefined;
  const [statement, ...others] = program.body;
  if (statement?.type !== 'ExpressionStatement' || others.length > 0) return undefined;
  return withoutParentheses(statement.expression);
}

function withoutParentheses(expression: Expression): Expression {
  return expression.type === 'ParenthesizedExpression'
    ? withoutParentheses(expression.expression)
    : expression;
}

function parseAs(language: 'jsx' | 'tsx', code: string) {
  const { program, errors } = parseSync(`code.${language}`, code, { sourceType: 'module' });
  const error = errors.find(({ severity }) => String(severity) === 'Error');
  return error ? { failure: codeFailure(error) } : program;
}

/** What an error of the parser says. */
export function codeFailure({ message, labels }: OxcError): CodeFailure {
  return { reason: message, offset: labels[0]?.start ?? 0 };
}
