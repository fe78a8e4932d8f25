import { jsx as createElement, Fragment } from 'astro/jsx-runtime';
import { elementProps } from './element-props.ts';
import { scriptProps } from './script-props.ts';

type Component = (props: Record<string, unknown>) => unknown;

/** What a component of the docs repository did when it could not render. */
export type ReportFailure = (component: string, error: unknown) => void;

/**
 * The JSX runtime that compiled pages are evaluated with. It is Astro's own, with three
 * differences: attributes written for React are put into HTML's form, components written in the
 * docs repository run at once instead of being tried against every framework renderer, and one
 * that throws renders nothing instead of failing the page (mdx-content §13).
 */
export function createRuntime(report: ReportFailure) {
  const jsx = (type: unknown, props: Record<string, unknown>) => {
    if (type === 'script') return createElement(type, scriptProps(elementProps(props)));
    if (typeof type === 'string') return createElement(type, elementProps(props));
    if (typeof type === 'function' && !isAstroComponent(type)) {
      return renderUserComponent(type as Component, props, report);
    }
    if (type === undefined || type === null) return props.children ?? null;
    return createElement(type, props);
  };
  return { Fragment, jsx, jsxs: jsx };
}

function renderUserComponent(
  component: Component,
  props: Record<string, unknown>,
  report: ReportFailure,
) {
  try {
    return component(props);
  } catch (error) {
    report(component.name, error);
    return null;
  }
}

/** Astro marks the factories that `.astro` files compile to. */
function isAstroComponent(type: object): boolean {
  return 'isAstroComponentFactory' in type;
}
