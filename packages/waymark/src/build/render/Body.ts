import { isVNode } from 'astro/jsx-runtime';
import { createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';
import { withLinksInLinks } from './links-in-links.ts';

/** What Astro keeps about the page that is rendered. */
type Result = Parameters<typeof renderJSX>[0];

interface Props {
  /** The tree of JSX nodes to render. */
  readonly tree: unknown;
  /** Reports what threw, and gives the tree that says so. */
  readonly instead: (error: unknown) => unknown;
  /** Gives the HTML that stands in the page, from that of the tree. */
  readonly finish?: ((html: string) => string) | undefined;
}

/** Renders a tree of JSX nodes in place; see `renderTree`. */
export default createComponent(async (result, props: Props) => {
  const html = withLinksInLinks(await renderTree(result, props));
  return markHTMLString(props.finish?.(html) ?? html);
});

/**
 * HTML of a tree of JSX nodes. An element that throws is left out, with what says so before what it
 * holds; the elements around it stay.
 */
export function renderTree(result: Result, { tree, instead }: Props): Promise<string> {
  const render = async (nodes: unknown) => String(await renderJSX(result, nodes));
  const renderParts = async (node: unknown): Promise<string> => {
    try {
      return await render(node);
    } catch (error) {
      if (Array.isArray(node)) return (await Promise.all(node.map(renderParts))).join('');
      if (!isElement(node) || node.props.children === undefined) return render(instead(error));
      const content = await renderParts(node.props.children);
      const children = markHTMLString(content);
      return render({ ...node, props: { ...node.props, children } }).catch(
        async (reason: unknown) => (await render(instead(reason))) + content,
      );
    }
  };
  return renderParts(tree);
}

interface ElementNode {
  readonly type: unknown;
  readonly props: { readonly children?: unknown };
}

function isElement(node: unknown): node is ElementNode {
  return typeof node === 'object' && node !== null && Boolean(isVNode(node));
}
