import { z } from 'zod';
import { isRecord } from '../json-value.ts';
import { lookup } from '../lookup.ts';
import { href } from './href.ts';
import { icon } from './icon.ts';
import type { Problem } from './problem.ts';
import { section } from './section.ts';

/** Kinds of links that bring their own label and icon. */
const selfLabelled: Readonly<Record<string, string>> = { github: 'GitHub', discord: 'Discord' };

const missingLabel: Problem = {
  code: 'config-link-label',
  message: 'The link has no label.',
  hint: 'Add "label".',
};

/** Applied even to a link with other mistakes, so that all of them are reported at once. */
const labelRule = { path: ['label'], params: { problem: missingLabel }, when: () => true };

const link = section({
  /** Text; optional for `github` and `discord` only. */
  label: z.string().optional(),
  /** Target. */
  href,
  icon: icon.optional(),
  /** `github` or `discord` show a counter in other tools; a plain link for us. */
  type: z.string().optional(),
})
  .refine(hasName, labelRule)
  .transform(({ label, type, ...rest }) => ({ ...rest, type, label: shownLabel(label, type) }));

const primary = section({
  /** `button`, `github` or `discord`; required. */
  type: z.enum(['button', 'github', 'discord']),
  /** Text; optional for `github` and `discord` only. */
  label: z.string().optional(),
  /** Target. */
  href,
})
  .refine(hasLabel, labelRule)
  .transform(({ label, type, href }) => ({ type, href, label: shownLabel(label, type) }));

/** `navbar`: links at the end of the top bar and one button. Also a property of languages. */
export const navbar = section({
  links: z.array(link).default([]),
  primary: primary.optional(),
}).prefault({});

function shownLabel(label: string | undefined, type: string | undefined): string {
  return label ?? lookup(selfLabelled, type ?? '') ?? '';
}

/** Whether a link has a text, or an icon that stands alone. */
function hasName(link: unknown): boolean {
  if (isRecord(link) && link['label'] === '' && isRecord(link['icon'])) return true;
  return hasLabel(link);
}

/** Whether a link has a text; a label of a wrong type is reported by its own schema. */
function hasLabel(link: unknown): boolean {
  if (!isRecord(link)) return true;
  const { label, type } = link;
  if (label !== undefined) return typeof label !== 'string' || label.trim() !== '';
  return typeof type === 'string' && lookup(selfLabelled, type) !== undefined;
}
