import { Component, createElement, type ElementType, isValidElement, type ReactNode } from 'react';
import { handedText, isHanded } from './handed.ts';

type Props = Readonly<Record<string, unknown>>;

/**
 * A component of the docs folder as it runs in the browser. One that throws renders nothing, and
 * the page around it stays (docs/format/pages.md#components).
 *
 * @param components components that pages hand over as properties, by `file#name`
 */
export function island(component: ElementType, components: Readonly<Record<string, ElementType>>) {
  return ({ [handedText]: text, ...props }: Props) => {
    const received = receive(text === undefined ? props : { ...props, children: text }, components);
    return createElement(Guard, null, createElement(component, received));
  };
}

function receive(props: Props, components: Readonly<Record<string, ElementType>>): Props {
  const value = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(value);
    if (!isHanded(given)) return isPlain(given) ? receive(given, components) : given;
    return 'waymark:component' in given
      ? components[given['waymark:component']]
      : content(given['waymark:html']);
  };
  return Object.fromEntries(Object.entries(props).map(([name, given]) => [name, value(given)]));
}

/** Content is an element of React already, and dates and the like are no lists of properties. */
function isPlain(value: unknown): value is Props {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && Object.getPrototypeOf(value) === Object.prototype && !isValidElement(value);
}

function content(html: string): ReactNode {
  return createElement('span', {
    style: { display: 'contents' },
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own content, rendered with it.
    dangerouslySetInnerHTML: { __html: html },
  });
}

class Guard extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
