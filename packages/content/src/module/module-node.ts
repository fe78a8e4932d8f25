import type { RootContent } from 'mdast';
import type { MdxjsEsm } from 'satteri';
import type { Position } from 'unist';

/** A statement of the module code of a compiled page. */
export interface PageStatement {
  /** As it stands in a function. */
  readonly code: string;
  readonly names: readonly string[];
  /** Where an author wrote it. */
  readonly position: Position | undefined;
  /** What its names are where the compiler refuses it, as code. */
  readonly otherwise: 'undefined' | '{}';
}

/** Statements of a compiled page that stand in one node, and the code that they make together. */
export interface ModulePart {
  readonly statements: readonly PageStatement[];
  readonly join: (statements: readonly PageStatement[]) => string;
}

const parts = new WeakMap<object, ModulePart>();

/** The node of such statements. */
export function moduleNode(part: ModulePart): MdxjsEsm {
  const node: MdxjsEsm = { type: 'mdxjsEsm', value: part.join(part.statements) };
  parts.set(node, part);
  return node;
}

/** The statements of a node that was made here. */
export function modulePart(node: RootContent): ModulePart | undefined {
  return parts.get(node);
}

/** A statement that declares the same names without what the compiler refuses. */
export function withoutValues(statement: PageStatement, names = statement.names): PageStatement {
  const code = names.map((name) => `const ${name} = ${statement.otherwise};`).join('\n');
  return { ...statement, code, names };
}
