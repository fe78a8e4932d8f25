import vm from 'node:vm';
import type { Root } from 'mdast';
import { mdxToJs } from 'satteri';
import { features } from './parse.ts';

/**
 * Compiles a finished tree to the body of a function that takes the JSX runtime as its first
 * argument and returns `{ default: MDXContent, …exports }`. Static subtrees become single
 * `set:html` strings.
 *
 * @throws when an expression of the tree is not valid JavaScript, or none that an engine would run;
 *   `parseFailure` reads the reason.
 */
export function compileBody(root: Root): string {
  const { code } = mdxToJs('', {
    features,
    jsxImportSource: 'astro',
    outputFormat: 'function-body',
    elementAttributeNameCase: 'html',
    optimizeStatic: { component: 'Fragment', prop: 'set:html' },
    mdastPlugins: [
      {
        name: 'waymark-tree',
        before: (parsed, context) => context.replaceNode(parsed, root),
      },
    ],
  });
  // The engine refuses more than the parser does, such as a name twice in a function.
  new vm.Script(`(function(){${code}\n})`);
  return code;
}
