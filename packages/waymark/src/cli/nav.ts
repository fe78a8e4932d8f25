import type { NavNode } from '@waymark/core';
import { configuredFolderAt } from './folders/docs-folder.ts';
import { readFolder } from './open.ts';
import type { FolderSettings } from './settings/site-config.ts';

interface NavSettings extends FolderSettings {
  readonly json?: boolean;
}

/** `waymark nav`: the navigation as it was understood, as an indented list or as JSON. */
export async function nav(dir: string, settings: NavSettings): Promise<void> {
  const project = await readFolder(await configuredFolderAt(dir, 'nav'), settings);
  const { root, routes } = project.site;
  console.log(settings.json ? JSON.stringify({ root, routes }, null, 2) : outline(root).join('\n'));
}

function outline(node: NavNode, depth = 0): string[] {
  const indent = '  '.repeat(depth);
  const target = node.url ?? node.path ?? node.root;
  const own =
    node.kind === 'root'
      ? []
      : [`${indent}${node.kind} ${node.label}${target ? `  ${target}` : ''}`];
  const inner = node.kind === 'root' ? depth : depth + 1;
  return [...own, ...node.children.flatMap((child) => outline(child, inner))];
}
