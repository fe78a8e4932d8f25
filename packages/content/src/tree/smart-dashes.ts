import type { Root } from 'mdast';
import { eachNode } from './each-node.ts';

/** `--` in prose becomes an em dash, `---` stays: the format's own rule (ids depend on it). */
export function smartDashes(root: Root): void {
  eachNode(root, (node) => {
    if (node.type === 'text' && node.value.includes('--')) {
      node.value = node.value.replace(/(?<!-)--(?!-)/g, '—');
    }
  });
}
