import type { RootContent } from 'mdast';
import {
  type ModulePart,
  moduleNode,
  modulePart,
  type PageStatement,
  withoutValues,
} from '../module/module-node.ts';
import { compileError } from './compile-error.ts';

/** A statement that does not compile. */
interface RefusedStatement {
  readonly statement: PageStatement;
  readonly error: unknown;
}

/**
 * Module code of a page without the statements that do not compile: what they declare has no value.
 * Nothing for other nodes.
 */
export function compilableModule(
  node: RootContent,
): { readonly node: RootContent; readonly refused: readonly RefusedStatement[] } | undefined {
  const part = modulePart(node);
  if (!part) return undefined;
  const refused: RefusedStatement[] = [];
  const statements = part.statements.map((statement) => {
    const error = statementError(statement, part);
    if (error === undefined) return statement;
    refused.push({ statement, error });
    const names = statement.names.filter((name) => {
      return statementError(withoutValues(statement, [name]), part) === undefined;
    });
    return withoutValues(statement, names);
  });
  return { node: refused.length === 0 ? node : moduleNode({ ...part, statements }), refused };
}

/** Beside a statement stands content: the compiler has names of its own for what it needs there. */
function statementError(statement: PageStatement, { join }: ModulePart): unknown {
  return compileError({ type: 'mdxjsEsm', value: join([statement]) }, ...content);
}

const text = { type: 'text' as const, value: 'a' };
const link = { type: 'link' as const, url: '/', children: [text] };
const expression = { type: 'mdxTextExpression' as const, value: '0' };
const content: readonly RootContent[] = [
  { type: 'paragraph', children: [text, expression, link] },
  { type: 'paragraph', children: [text] },
];
