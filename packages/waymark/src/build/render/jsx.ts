import { createBaseUrls, type UrlPolicy } from '@waymark/core';
import { jsx as createElement, Fragment } from 'astro/jsx-runtime';
import { elementProps } from './element-props.ts';
import { fieldProps } from './field-props.ts';
import Later from './Later.ts';
import { scriptProps } from './script-props.ts';

type Component = (props: Record<string, unknown>) => unknown;

/** What a component of the docs repository did when it could not render. */
export type ReportFailure = (component: string, error: unknown) => void;

/**
 * The JSX runtime that compiled pages are evaluated with. It is Astro's own, with five differences:
 * attributes written for React are put into HTML's form, components written in the docs repository
 * run at once instead of being tried against every framework renderer, one that throws renders
 * nothing instead of failing the page (docs/format/pages.md#mistakes), promises are waited for, and
 * URLs that code gives get the base path (docs/format/pages.md#links).
 *
 * @param urls how the site's URLs are written
 */
export function createRuntime(report: ReportFailure, urls: UrlPolicy | undefined) {
  const withBase = createBaseUrls(urls);
  const jsx = (type: unknown, written: Record<string, unknown>) => {
    const given = withBase(type, written);
    const props = mayHoldPromise(given.children)
      ? { ...given, children: waitedFor(given.children) }
      : given;
    if (type === 'script') return createElement(type, scriptProps(elementProps(props)));
    if (typeof type === 'string') return createElement(type, fieldProps(type, elementProps(props)));
    if (typeof type === 'function' && !isAstroComponent(type)) {
      return renderUserComponent(type as Component, props, report);
    }
    if (type === undefined || type === null) return props.children ?? null;
    return createElement(type, props);
  };
  return { Fragment, jsx, jsxs: jsx };
}

/**
 * Nodes in which an element stands for each promise. One that is rejected fails where it is
 * rendered, and not as a rejection that nobody handles.
 */
function waitedFor(nodes: unknown): unknown {
  if (Array.isArray(nodes)) return nodes.map(waitedFor);
  if (!(nodes instanceof Promise)) return nodes;
  nodes.catch(() => undefined);
  return createElement(Later, { value: nodes });
}

/** Most content is none, and a page has many elements. */
function mayHoldPromise(nodes: unknown): boolean {
  return Array.isArray(nodes) ? nodes.some(mayHoldPromise) : nodes instanceof Promise;
}

function renderUserComponent(
  component: Component,
  props: Record<string, unknown>,
  report: ReportFailure,
) {
  const failed = (error: unknown) => {
    report(component.name, error);
    return null;
  };
  try {
    const nodes = component(props);
    return waitedFor(nodes instanceof Promise ? nodes.catch(failed) : nodes);
  } catch (error) {
    return failed(error);
  }
}

/** Astro marks the factories that `.astro` files compile to. */
function isAstroComponent(type: object): boolean {
  return 'isAstroComponentFactory' in type;
}
