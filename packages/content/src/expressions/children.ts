import { type Node, visitorKeys } from 'oxc-parser';

/** The nodes directly below a node, in the order of the source. */
export function children(node: Node): Node[] {
  // Which keys hold nodes depends on the type; the parser's own table knows, the types do not.
  const fields = node as unknown as Readonly<Record<string, Node | (Node | null)[] | null>>;
  return (visitorKeys[node.type] ?? [])
    .flatMap((key) => fields[key] ?? [])
    .filter((child) => child !== null);
}
