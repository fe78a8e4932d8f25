import vm from 'node:vm';
import type { Root } from 'mdast';
import { mdxToJs } from 'satteri';
import { features } from './parse.ts';
import { unescaped } from './unescaped.ts';

/** A compiled tree. */
export interface CompiledBody {
  /**
   * Body of a function that takes the JSX runtime as its first argument and returns
   * `{ default: MDXContent, …exports }`.
   */
  readonly code: string;
  /**
   * What is the same however the code runs, as HTML; the code has it as `_html[index]`. As strings of
   * the code, which is read three times on its way, it would take most of the time for that.
   */
  readonly staticHtml: readonly string[];
}

/** The name of a property that no author gives to anything. */
const staticProp = 'waymark:static';

/**
 * Compiles a finished tree.
 *
 * @throws when an expression of the tree is not valid JavaScript, or none that an engine would run;
 *   `parseFailure` reads the reason.
 */
export function compileBody(root: Root): CompiledBody {
  const { code: whole } = mdxToJs('', {
    features,
    jsxImportSource: 'astro',
    outputFormat: 'function-body',
    elementAttributeNameCase: 'html',
    optimizeStatic: { component: 'Fragment', prop: staticProp },
    mdastPlugins: [
      {
        name: 'waymark-tree',
        before: (parsed, context) => context.replaceNode(parsed, root),
      },
    ],
  });
  const body = withoutStaticHtml(whole);
  // The engine refuses more than the parser does, such as a name twice in a function.
  new vm.Script(`(function(){${body.code}\n})`);
  return body;
}

/** Takes the strings of static HTML out of code. */
function withoutStaticHtml(whole: string): CompiledBody {
  const staticHtml: string[] = [];
  const code = whole.replace(staticText, (_, literal: string) => {
    staticHtml.push(unescaped(literal));
    return `"set:html": _html[${staticHtml.length - 1}]`;
  });
  return { code, staticHtml };
}

const staticText = new RegExp(String.raw`"${staticProp}": "((?:[^"\\]|\\.)*)"`, 'gs');
