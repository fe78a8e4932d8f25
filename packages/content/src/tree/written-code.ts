import type { MdxFlowExpression, MdxTextExpression } from 'satteri';

/** An expression in the text of a page. */
export type ExpressionNode = MdxFlowExpression | MdxTextExpression;

/** What is known of an expression of a snippet whose names stand for something else in the page. */
interface Bound {
  /** The code between the braces as the author wrote it. */
  readonly written: string;
  /** It is a name of an object or a function, which no text shows. */
  readonly isObject: boolean;
}

/** An expression with other code, which remembers what it came from. */
export function withCode<Node extends ExpressionNode>(
  node: Node,
  value: string,
  bound: Bound,
): Node {
  return { ...node, value, data: { ...node.data, bound } as Node['data'] };
}

/** The code between the braces of an expression as it stands in its file. */
export function writtenCode(node: ExpressionNode): string {
  return boundOf(node)?.written ?? node.value;
}

/** Code as a message quotes it. */
export function shortened(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 60)}…` : line;
}

/** Whether an expression was found to be a name of an object or a function of its snippet. */
export function isObjectOfSnippet(node: ExpressionNode): boolean {
  return boundOf(node)?.isObject ?? false;
}

function boundOf({ data }: ExpressionNode): Bound | undefined {
  return (data as { readonly bound?: Bound } | undefined)?.bound;
}
