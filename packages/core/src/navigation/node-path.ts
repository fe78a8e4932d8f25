import type { ConfigPath } from '../config/path.ts';

/** The path that the id of a node, a JSON pointer, stands for. */
export function pathOf(id: string): ConfigPath {
  return id
    .split('/')
    .slice(1)
    .map((step) =>
      /^\d+$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~'),
    );
}
