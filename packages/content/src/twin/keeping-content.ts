import { markdownRuntime } from './markdown-runtime.ts';

type Props = Readonly<Record<string, unknown>>;
type Component = (props: Props) => unknown;

/**
 * A component that says what it was given between its tags, too, where it does not show that at
 * first: one that runs in the browser may show it later.
 *
 * @param lacksBrowser whether it threw only because it runs outside a browser
 */
export function keepingContent(
  component: Component,
  lacksBrowser: (error: unknown) => boolean,
): Component {
  const keeping: Component = (props) => {
    const { children } = props;
    if (children === undefined) return component(props);
    // An element that no other is equal to, as a text might be.
    const content = markdownRuntime.jsx(markdownRuntime.Fragment, { children });
    const completed = (shown: unknown) => (holds(shown, content) ? shown : [shown, ' ', content]);
    try {
      const shown = component({ ...props, children: content });
      return shown instanceof Promise ? shown.then(completed) : completed(shown);
    } catch (error) {
      if (lacksBrowser(error)) return content;
      throw error;
    }
  };
  // Members, such as `Card.Header`, are components of their own.
  return Object.assign(keeping, component);
}

function holds(tree: unknown, content: unknown): boolean {
  if (tree === content) return true;
  if (Array.isArray(tree)) return tree.some((item) => holds(item, content));
  if (typeof tree !== 'object' || tree === null || !('props' in tree)) return false;
  return Object.values(Object(tree.props)).some((value) => holds(value, content));
}
