import { type CSSProperties, createElement as element, type ReactNode } from 'react';
import { calloutIcons } from '../content/parts/callout-icons.ts';
import { cssColor } from '../content/parts/css-color.ts';
import { flag } from '../content/parts/flag.ts';
import { iconSize } from '../content/parts/icon-size.ts';
import { linkAttributes } from '../content/parts/link-attributes.ts';
import { nameOfPicture } from '../content/parts/name-of-picture.ts';

/** Components of the format for React; `component-names.ts` says why there are two of each. */
interface Common {
  readonly children?: ReactNode;
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const icons: Record<string, string> = {};

/** Makes icons known by name, as HTML, those of the components by `lucide:name`. */
export function addIcons(added: Readonly<Record<string, string>>): void {
  Object.assign(icons, added);
}

function classes(...names: readonly unknown[]): string {
  return names.filter(Boolean).join(' ');
}

/** An element whose class is also the name of its part. */
function part(tag: string, name: string, ...children: readonly ReactNode[]): ReactNode {
  return element(tag, { className: name, 'data-component-part': name }, ...children);
}

function iconPart(icon: ReactNode, name?: string, look: IconLook = {}): ReactNode {
  const { className = name, style } = look;
  if (!icon) return null;
  const common = {
    className: classes('wm-icon-part', className),
    'data-component-part': name,
    style,
    'aria-hidden': true,
  };
  if (typeof icon !== 'string') return element('span', common, icon);
  const html = icons[icon];
  if (!html) return null;
  return element('span', { ...common, dangerouslySetInnerHTML: { __html: html } });
}

/** An icon that is known or an element, else that of a type. */
function typedIcon(icon: ReactNode, type: string): ReactNode {
  if (icon && (typeof icon !== 'string' || icons[icon])) return icon;
  return calloutIcons[type] && `lucide:${calloutIcons[type]}`;
}

interface IconLook {
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
}

function box(className: string) {
  return ({ children, id, className: own, style }: Common) =>
    element('div', { className: classes(className, own), id, style }, children);
}

/** `<AccordionGroup>`. */
export const AccordionGroup = box('accordion-group');
/** `<Column>`. */
export const Column = box('column');
/** `<Steps>`. */
export const Steps = box('steps');

/** `<Columns>`. */
export function Columns({ cols, style, ...rest }: Common & { cols?: number | string }) {
  const columns = Math.floor(Number(cols ?? 2)) >= 1 ? Math.floor(Number(cols ?? 2)) : 2;
  const withColumns = { '--cols': columns, ...style } as CSSProperties;
  return box('columns card-group')({ ...rest, style: withColumns });
}

/** The older name of `<Columns>`. */
export const CardGroup = Columns;

interface IconProps extends Common {
  readonly name?: string;
  readonly size?: number | string;
  readonly color?: string;
}

/** `<Icon>`. */
export function Icon({ icon, name, size, color, className, style }: IconProps) {
  const length = iconSize(size);
  const tint = cssColor(color);
  const own = {
    ...(length ? { '--wm-icon-size': length } : {}),
    ...(tint ? { '--wm-icon-light': tint, '--wm-icon-dark': tint } : {}),
    ...style,
  } as CSSProperties;
  return iconPart(icon ?? name, undefined, { className: classes('icon', className), style: own });
}

interface CardProps extends Common {
  readonly href?: string;
  readonly img?: string;
  readonly alt?: string;
  readonly cta?: ReactNode;
  readonly color?: string;
  readonly arrow?: boolean | string;
  readonly type?: string;
  readonly disabled?: boolean | string;
  readonly horizontal?: boolean | string;
  readonly description?: ReactNode;
}

/** `<Card>`. */
export function Card(props: CardProps) {
  const { title, img, cta, horizontal, id, className, style } = props;
  const { alt = img && nameOfPicture(img) } = props;
  // Children that come to nothing leave the description, as they do where a site is built.
  const children = props.children || props.description;
  const type = props.type?.toLowerCase() ?? '';
  const typeIcon = calloutIcons[type];
  const tint = cssColor(props.color);
  const disabled = flag(props.disabled);
  const link = disabled || !props.href ? undefined : linkAttributes(props.href);
  const arrow = props.arrow === undefined ? link?.['target'] === '_blank' : flag(props.arrow);
  const look = classes(
    'card',
    link && 'card-linked',
    flag(horizontal) && 'card-horizontal',
    disabled && 'card-disabled',
    className,
  );
  const picture = { className: 'card-image', 'data-component-part': 'card-image', src: img, alt };
  const aria = { 'aria-label': cta || alt || props.href };
  return element(
    'div',
    { className: look, 'data-card-type': typeIcon ? type : undefined, id, style },
    img && element('img', { ...picture, loading: 'lazy' }),
    part(
      'div',
      'card-content-container',
      link && arrow && iconPart('lucide:arrow-up-right', 'card-arrow'),
      iconPart(typedIcon(props.icon, type), 'card-icon', {
        style: tint ? { color: tint } : undefined,
      }),
      element(
        'div',
        { className: 'card-body' },
        title &&
          part(
            'div',
            'card-title',
            link ? element('a', { className: 'card-link', ...link }, title) : title,
          ),
        link && !title && element('a', { className: 'card-link', ...link, ...aria }),
        children && part('div', 'card-content', children),
        cta &&
          part(
            'div',
            'card-cta',
            cta,
            iconPart('lucide:chevron-right', undefined, { className: 'card-cta-icon' }),
          ),
      ),
    ),
  );
}

function callout(type: string) {
  return ({ title, icon, children, id, className, style }: Common) =>
    element(
      'div',
      { className: classes('callout', className), 'data-callout-type': type, id, style },
      iconPart(typedIcon(icon, type), 'callout-icon'),
      part('div', 'callout-content', title && part('p', 'callout-title', title), children),
    );
}

/** `<Check>`. */
export const Check = callout('check');
/** `<Danger>`. */
export const Danger = callout('danger');
/** `<Info>`. */
export const Info = callout('info');
/** `<Note>`. */
export const Note = callout('note');
/** `<Tip>`. */
export const Tip = callout('tip');
/** `<Warning>`. */
export const Warning = callout('warning');

/** `<Callout>`, or the one that `type` names. */
export function Callout({ type = '', ...rest }: Common & { type?: string }) {
  const known = type.toLowerCase();
  return callout(known in calloutIcons ? known : 'custom')(rest);
}

interface BadgeProps extends Common {
  readonly color?: string;
  readonly size?: string;
  readonly shape?: string;
  readonly variant?: string;
  readonly stroke?: boolean | string;
}

/** `<Badge>`. */
export function Badge(props: BadgeProps) {
  const { color = 'gray', size = 'md', shape = 'rounded', icon, children, id } = props;
  const data = { 'data-badge': '', 'data-color': color, 'data-size': size, 'data-shape': shape };
  const variant = flag(props.stroke) ? 'outline' : (props.variant ?? 'solid');
  const look = { className: classes('badge', props.className), id, style: props.style };
  return element('span', { ...look, ...data, 'data-variant': variant }, iconPart(icon), children);
}

interface DisclosureProps extends Common {
  readonly description?: ReactNode;
  readonly defaultOpen?: unknown;
}

/** `<Accordion>`. */
export function Accordion(props: DisclosureProps) {
  const { title, description, icon, children, className, defaultOpen } = props;
  const look = { className: classes('accordion', className), 'data-component-part': 'accordion' };
  return element(
    'details',
    { ...look, open: flag(defaultOpen) },
    part(
      'summary',
      'accordion-button',
      iconPart('lucide:chevron-right', 'accordion-caret-right', { className: 'accordion-caret' }),
      iconPart(icon, 'accordion-icon'),
      part(
        'span',
        'accordion-title-container',
        part('span', 'accordion-title', title),
        description && part('span', 'accordion-description', description),
      ),
    ),
    part('div', 'accordion-content', children),
  );
}

/** `<Expandable>`. */
export function Expandable({ title, children, id, className, defaultOpen }: DisclosureProps) {
  const look = { className: classes('expandable', className), 'data-component-part': 'expandable' };
  return element(
    'details',
    { ...look, id, open: flag(defaultOpen) },
    part(
      'summary',
      'expandable-button',
      iconPart('lucide:chevron-right', undefined, { className: 'expandable-icon' }),
      element('span', { className: 'expandable-title' }, title),
    ),
    part('div', 'expandable-content', children),
  );
}

interface StepProps extends Common {
  readonly titleSize?: string;
}

/** `<Step>`. */
export function Step({ title, titleSize = 'p', icon, children, id }: StepProps) {
  const line = { className: 'step-line', 'data-component-part': 'step-line', 'aria-hidden': true };
  const number = {
    className: classes('step-number', icon && 'step-number-icon'),
    'data-component-part': 'step-number',
  };
  return element(
    'div',
    { className: 'step', 'data-component-part': 'step-item', id },
    element('span', line),
    element('span', number, iconPart(icon)),
    title && part(/^h[2-4]$/.test(titleSize) ? titleSize : 'p', 'step-title', title),
    part('div', 'step-content', children),
  );
}

interface FrameProps extends Common {
  readonly caption?: ReactNode;
  readonly hint?: ReactNode;
  readonly description?: ReactNode;
}

/** `<Frame>`. */
export function Frame({ children, className, id, style, title, ...rest }: FrameProps) {
  const { caption = rest.description, hint = title } = rest;
  const container = { className: 'frame-container', 'data-component-part': 'frame-container', id };
  return element(
    'figure',
    container,
    hint && part('p', 'frame-hint', iconPart('lucide:info'), hint),
    element(
      'div',
      { className: classes('frame', className), 'data-name': 'frame', style },
      part('div', 'frame-content', children),
    ),
    caption && part('figcaption', 'frame-description', caption),
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

/** `<Link>`. */
export function Link({ href, to, children, ...rest }: LinkProps) {
  return element('a', { ...rest, href: href ?? to }, children);
}
