import {
  type Block,
  blockForm,
  type ContentComponent,
  type MarkdownForm,
  markdownRuntime,
  paragraph,
  propertyNodes,
  type Reader,
} from '@waymark/content/text';
import type { Messages } from '@waymark/core';
import { type CalloutType, calloutType } from './parts/callout-types.ts';

type Label = Extract<keyof Messages, `callout${string}`>;

/** A callout: a quote that begins with what kind it is. */
function calloutMarkdown(kind: Label | undefined): MarkdownForm {
  return blockForm((callout, reader) => {
    const title = reader.inline(propertyNodes(callout, 'title'));
    const label = [reader.plain(kindLabel(callout, kind, reader)), title]
      .filter(Boolean)
      .join(': ');
    const blocks = reader.blocks(callout.children);
    return [{ kind: 'quote', blocks: label === '' ? blocks : labelled(label, title, blocks) }];
  });
}

/** The name of the icon, which an icon of the author's may not have. */
function kindLabel(
  { props }: ContentComponent,
  kind: Label | undefined,
  { labels }: Reader,
): string {
  const { ariaLabel, icon } = props;
  if (typeof ariaLabel === 'string' && (kind || icon)) return ariaLabel;
  return kind ? labels[kind] : '';
}

function labelled(label: string, title: string, blocks: readonly Block[]): Block[] {
  const strong = label.includes('**') ? label : `**${label}**`;
  const [first, ...rest] = blocks;
  if (title !== '' || first?.kind !== 'paragraph') return [...paragraph(strong), ...blocks];
  return [...paragraph(`${strong} ${first.text}`), ...rest];
}

/**
 * The callouts with a kind of their own, by the names of their components
 * (docs/format/pages.md#callouts).
 */
export const calloutForms = {
  Check: calloutMarkdown('calloutCheck'),
  Danger: calloutMarkdown('calloutDanger'),
  Info: calloutMarkdown('calloutInfo'),
  Note: calloutMarkdown('calloutNote'),
  Tip: calloutMarkdown('calloutTip'),
  Warning: calloutMarkdown('calloutWarning'),
};

const untyped = calloutMarkdown(undefined);
const typed: Readonly<Record<CalloutType, MarkdownForm>> = {
  check: calloutForms.Check,
  danger: calloutForms.Danger,
  info: calloutForms.Info,
  note: calloutForms.Note,
  tip: calloutForms.Tip,
  warning: calloutForms.Warning,
};

/** The general callout, which is one of the others where it names a type. */
export function calloutOfType(props: Readonly<Record<string, unknown>>): unknown {
  const type = calloutType(props['type']);
  return markdownRuntime.jsx(type ? typed[type] : untyped, props);
}
