import type { RootContent } from 'mdast';
import { compileBody } from '../tree/compile-body.ts';

/** Why nodes do not compile by themselves; nothing if they do. */
export function compileError(...children: RootContent[]): unknown {
  try {
    compileBody({ type: 'root', children });
    return undefined;
  } catch (error) {
    return error;
  }
}
