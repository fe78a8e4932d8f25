import { createElement as element, Fragment, type ReactNode } from 'react';

interface Props {
  readonly title?: ReactNode;
  readonly name?: ReactNode;
  readonly label?: ReactNode;
  readonly href?: string;
  readonly children?: ReactNode;
}

function Absent({ title, name, label, href, children }: Props): ReactNode {
  const heading = title ?? name ?? label ?? (children === undefined ? href : undefined);
  const named = heading !== undefined && element('span', { style: { display: 'block' } }, heading);
  const shown = element(Fragment, null, named, children);
  return href ? element('a', { href }, shown) : shown;
}

/**
 * Stands for a component that is not there in the browser: it shows what the element is called, as a
 * link where it leads somewhere, and its content. Each member, such as `Tree.File`, is the same.
 */
export const absent: typeof Absent = new Proxy(Absent, {
  get: (component, name, self) =>
    typeof name === 'string' && /^[A-Z]/.test(name) ? self : Reflect.get(component, name),
});
