import type { Root } from 'mdast';
import { type HandlerScript, handlersAttribute, scriptsNamed } from '../handlers/handler-script.ts';
import { eachNode } from '../tree/each-node.ts';
import { isJsxElement, stringAttribute } from '../tree/jsx.ts';
import type { SourceModule } from './load-module.ts';

/**
 * The handlers of a page: of the files that it reaches, those whose elements came into its tree.
 *
 * @param modules the page and those files
 */
export function usedHandlers(root: Root, modules: Iterable<SourceModule>): HandlerScript[] {
  const scripts = [...modules].flatMap(({ handlers }) => handlers ?? []);
  if (scripts.length === 0) return [];
  const used = new Map<string, HandlerScript>();
  eachNode(root, (node) => {
    const names = isJsxElement(node) && stringAttribute(node, handlersAttribute);
    if (!names) return;
    for (const script of scriptsNamed(names, scripts)) used.set(script.id, script);
  });
  return [...used.values()];
}
