import { jsx } from 'astro/jsx-runtime';
import { createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';
import type { Component } from '../../theme/component.ts';
import { handedText } from '../../theme/islands/handed.ts';
import { handedProps, type ReportProperty } from './handed-props.ts';
import { lacksBrowser } from './lacks-browser.ts';
import { thrownOnce } from './thrown-once.ts';

interface Props {
  /** Gives the `.astro` file around the component. */
  readonly load: () => Promise<{ readonly default: Component }>;
  /** What a page gives to the component. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly keyOf: (component: object) => string | undefined;
  readonly onProperty: ReportProperty;
  readonly onFailure: (error: unknown) => void;
}

/**
 * A component of the docs folder that runs in the browser, rendered on the server first. One that
 * throws renders nothing (docs/format/pages.md#components); one that only lacks a browser starts
 * there. Text between its tags stays text, which the component may work with.
 */
export default createComponent(async (result, props: Props) => {
  const { load, given, keyOf, onProperty, onFailure } = props;
  const render = async (nodes: unknown) => markHTMLString(String(await renderJSX(result, nodes)));
  try {
    const { children, ...others } = given;
    const isText = typeof children === 'string';
    const sent = isText ? { ...others, [handedText]: children } : others;
    const handed = await handedProps(sent, { render, keyOf, report: onProperty });
    const content = isText || children === undefined ? undefined : await render(children);
    const { default: Wrapper } = await load();
    const attempt = (browserOnly: boolean) =>
      thrownOnce(() => render(jsx(Wrapper, { ...handed, browserOnly, children: content })));
    return await attempt(false).catch((error: unknown) => {
      if (lacksBrowser(error)) return attempt(true);
      throw error;
    });
  } catch (error) {
    onFailure(error);
    return '';
  }
});
