import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** `--` in prose becomes an em dash, `---` stays: the format's own rule (ids depend on it). */
export function smartDashes(root: Root): void {
  visit(root, 'text', (node) => {
    if (node.value.includes('--')) {
      node.value = node.value.replace(/(?<!-)--(?!-)/g, '—');
    }
  });
}
