import type { ModuleExportName, Node } from 'oxc-parser';

/** A name in an import or export list, which may be written as a string. */
export function exportName(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

/** Line of a node in its code, from 1. */
export function lineOf(node: Node, code: string): number {
  return code.slice(0, node.start).split('\n').length;
}
