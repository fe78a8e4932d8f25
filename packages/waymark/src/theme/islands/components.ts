import { type CSSProperties, createElement as element, type ReactNode } from 'react';
import { cssColor } from '../content/parts/css-color.ts';
import { flag } from '../content/parts/flag.ts';
import { linkAttributes } from '../content/parts/link-attributes.ts';

/**
 * Components of the format for React, with the elements and classes of those that pages use. They
 * stand in components of the docs folder that run in the browser (docs/format/pages.md#components).
 */
interface Common {
  readonly children?: ReactNode;
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const icons: Record<string, string> = {};

/** Makes icons known by name, as HTML; the modules that use them call it. */
export function addIcons(added: Readonly<Record<string, string>>): void {
  Object.assign(icons, added);
}

function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

function iconPart(icon: ReactNode, className?: string, style?: CSSProperties): ReactNode {
  if (!icon) return null;
  const common = { className: classes('wm-icon-part', className), style, 'aria-hidden': true };
  if (typeof icon !== 'string') return element('span', common, icon);
  const html = icons[icon];
  if (!html) return null;
  return element('span', { ...common, dangerouslySetInnerHTML: { __html: html } });
}

function box(className: string) {
  return ({ children, id, className: own, style }: Common) =>
    element('div', { className: classes(className, own), id, style }, children);
}

export const AccordionGroup = box('accordion-group');
export const Column = box('column');
export const Steps = box('steps');

export function Columns({ cols, style, ...rest }: Common & { cols?: number | string }) {
  const columns = Math.floor(Number(cols ?? 2)) >= 1 ? Math.floor(Number(cols ?? 2)) : 2;
  const withColumns = { '--cols': columns, ...style } as CSSProperties;
  return box('columns card-group')({ ...rest, style: withColumns });
}

export const CardGroup = Columns;

interface IconProps extends Common {
  readonly name?: string;
  readonly size?: number | string;
  readonly color?: string;
}

export function Icon({ icon, name, size, color, className, style }: IconProps) {
  const pixels = Number.parseFloat(String(size ?? ''));
  const tint = cssColor(color);
  const own = {
    ...(pixels > 0 ? { '--wm-icon-size': `${pixels}px` } : {}),
    ...(tint ? { '--wm-icon-light': tint, '--wm-icon-dark': tint } : {}),
    ...style,
  } as CSSProperties;
  return iconPart(icon ?? name, classes('icon', className), own);
}

interface CardProps extends Common {
  readonly href?: string;
  readonly img?: string;
  readonly cta?: ReactNode;
  readonly color?: string;
  readonly horizontal?: boolean | string;
}

export function Card(props: CardProps) {
  const { title, icon, href, img, cta, color, horizontal, children, id, className, style } = props;
  const tint = cssColor(color);
  const heading = href
    ? element('a', { className: 'card-link', ...linkAttributes(href) }, title)
    : title;
  const look = classes(
    'card',
    href && 'card-linked',
    flag(horizontal) && 'card-horizontal',
    className,
  );
  return element(
    'div',
    { className: look, id, style },
    img && element('img', { className: 'card-image', src: img, alt: '', loading: 'lazy' }),
    element(
      'div',
      { className: 'card-content-container' },
      iconPart(icon, 'card-icon', tint ? { color: tint } : undefined),
      element(
        'div',
        { className: 'card-body' },
        title && element('div', { className: 'card-title' }, heading),
        children && element('div', { className: 'card-content' }, children),
        cta && element('div', { className: 'card-cta' }, cta),
      ),
    ),
  );
}

function callout(type: string) {
  return ({ title, icon, children, id, className, style }: Common) =>
    element(
      'div',
      { className: classes('callout', className), 'data-callout-type': type, id, style },
      iconPart(icon, 'callout-icon'),
      element(
        'div',
        { className: 'callout-content' },
        title && element('p', { className: 'callout-title' }, title),
        children,
      ),
    );
}

export const Check = callout('check');
export const Danger = callout('danger');
export const Info = callout('info');
export const Note = callout('note');
export const Tip = callout('tip');
export const Warning = callout('warning');

export function Callout({ type = 'custom', ...rest }: Common & { type?: string }) {
  return callout(type)(rest);
}

interface BadgeProps extends Common {
  readonly color?: string;
  readonly size?: string;
  readonly shape?: string;
}

export function Badge(props: BadgeProps) {
  const { color = 'gray', size = 'md', shape = 'rounded', icon, children, className, id } = props;
  const data = { 'data-badge': '', 'data-color': color, 'data-size': size, 'data-shape': shape };
  const look = { className: classes('badge', className), id, 'data-variant': 'solid', ...data };
  return element('span', look, iconPart(icon), children);
}

function disclosure(name: string) {
  return ({
    title,
    icon,
    children,
    id,
    className,
    defaultOpen,
  }: Common & { defaultOpen?: unknown }) =>
    element(
      'details',
      { className: classes(name, className), id, open: flag(defaultOpen) },
      element(
        'summary',
        { className: `${name}-button` },
        iconPart(icon, `${name}-icon`),
        element('span', { className: `${name}-title` }, title),
      ),
      element('div', { className: `${name}-content` }, children),
    );
}

export const Accordion = disclosure('accordion');
export const Expandable = disclosure('expandable');

export function Step({ title, icon, children, id }: Common) {
  return element(
    'div',
    { className: 'step', id },
    element('span', { className: 'step-line', 'aria-hidden': true }),
    element(
      'span',
      { className: classes('step-number', icon ? 'step-number-icon' : '') },
      iconPart(icon),
    ),
    title && element('p', { className: 'step-title' }, title),
    element('div', { className: 'step-content' }, children),
  );
}

export function Frame({ caption, children, className, style }: Common & { caption?: ReactNode }) {
  return element(
    'figure',
    { className: 'frame-container' },
    element(
      'div',
      { className: classes('frame', className), style },
      element('div', { className: 'frame-content' }, children),
    ),
    caption && element('figcaption', { className: 'frame-description' }, caption),
  );
}

interface CodeBlockProps extends Common {
  readonly language?: string;
  readonly filename?: string;
  readonly wrap?: boolean | string;
}

/** Without colours: highlighting happens while the site is built. */
export function CodeBlock({ language, filename, wrap, children, className }: CodeBlockProps) {
  const look = classes(
    'code-block',
    filename && 'code-block-titled',
    flag(wrap) && 'code-block-wrap',
    className,
  );
  const name = element('span', { className: 'code-block-filename' }, filename);
  return element(
    'div',
    { className: look, 'data-language': language },
    filename && element('div', { className: 'code-block-header' }, name),
    element(
      'div',
      { className: 'code-block-background' },
      element('pre', { className: 'wm-code', tabIndex: 0 }, element('code', null, children)),
    ),
  );
}

/** The browser's own bubble: a text on the element. */
export function Tooltip({ tip, children, className }: Common & { tip?: string }) {
  return element(
    'span',
    { className: classes('tooltip', className), title: tip, tabIndex: 0 },
    children,
  );
}

interface LinkProps extends Common {
  readonly href?: string;
  readonly to?: string;
}

export function Link({ href, to, children, ...rest }: LinkProps) {
  return element('a', { ...rest, href: href ?? to }, children);
}
