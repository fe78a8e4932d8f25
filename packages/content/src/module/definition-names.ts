import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast';
import { eachNode } from '../tree/each-node.ts';

/** Names of link definitions and footnotes on a page, those of its snippets included. */
export interface DefinitionNames {
  /**
   * Renames definitions of a snippet whose names are taken, with what refers to them: a file refers
   * only to its own.
   *
   * @param snippet a copy of its content
   */
  setApart(snippet: Root): void;
}

/** Names that the definitions of a page have taken, before anything is put into it. */
export function createDefinitionNames(page: Root): DefinitionNames {
  const taken = new Set<string>();
  eachNode(page, (node) => {
    if (isDefinition(node)) taken.add(keyOf(node));
  });
  return {
    setApart(snippet) {
      const names = new Map<string, string>();
      eachNode(snippet, (node) => {
        if (isDefinition(node) && !names.has(keyOf(node)))
          names.set(keyOf(node), free(node, taken));
      });
      if (names.size === 0) return;
      eachNode(snippet, (node) => {
        if (isNamed(node)) node.identifier = names.get(keyOf(node)) ?? node.identifier;
      });
    },
  };
}

type Named = Extract<Nodes, { identifier: string }>;

function isNamed(node: Nodes): node is Named {
  return 'identifier' in node;
}

function isDefinition(node: Nodes): node is Definition | FootnoteDefinition {
  return node.type === 'definition' || node.type === 'footnoteDefinition';
}

/** A footnote and a link definition may have the same name. */
function keyOf({ type, identifier }: Pick<Named, 'type' | 'identifier'>): string {
  return `${type.startsWith('footnote') ? '^' : ''}${identifier}`;
}

/** The name, or with the first free number after it; with a `-` it would be the id of a reference. */
function free(definition: Named, taken: Set<string>): string {
  const { type, identifier } = definition;
  let name = identifier;
  for (let number = 2; taken.has(keyOf({ type, identifier: name })); number++) {
    name = `${identifier}_${number}`;
  }
  taken.add(keyOf({ type, identifier: name }));
  return name;
}
