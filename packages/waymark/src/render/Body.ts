import { createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';

interface Props {
  /** The tree of JSX nodes to render. */
  readonly tree: unknown;
  /** The tree to render in its place when it throws. */
  readonly instead: (error: unknown) => unknown;
}

/** Renders a tree of JSX nodes in place. */
export default createComponent(async (result, { tree, instead }: Props) => {
  const render = async (nodes: unknown) => markHTMLString(String(await renderJSX(result, nodes)));
  try {
    return await render(tree);
  } catch (error) {
    return render(instead(error));
  }
});
