import { z } from 'zod';
import { href } from './href.ts';
import { icon } from './icon.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';

/** Kinds of links that bring their own label and icon. */
const selfLabelled: Readonly<Record<string, string>> = { github: 'GitHub', discord: 'Discord' };

const link = section({
  /** Text; optional for `github` and `discord` only. */
  label: z.string().optional(),
  /** Target. */
  href,
  icon: icon.optional(),
  /** `github` or `discord` show a counter in other tools; a plain link for us. */
  type: z.string().optional(),
})
  .check(problems(labelProblem))
  .transform(({ label, type, ...rest }) => ({ ...rest, type, label: shownLabel(label, type) }));

const primary = section({
  /** `button`, `github` or `discord`; required. */
  type: z.enum(['button', 'github', 'discord']),
  /** Text; optional for `github` and `discord` only. */
  label: z.string().optional(),
  /** Target. */
  href,
})
  .check(problems(labelProblem))
  .transform(({ label, type, href }) => ({ type, href, label: shownLabel(label, type) }));

/** `navbar`: links at the end of the top bar and one button. Also a property of languages. */
export const navbar = section({
  links: z.array(link).default([]),
  primary: primary.optional(),
}).prefault({});

function shownLabel(label: string | undefined, type: string | undefined): string {
  return label ?? selfLabelled[type ?? ''] ?? '';
}

function labelProblem({ label, type }: { label?: string; type?: string }): Problem | undefined {
  if (shownLabel(label, type).trim() !== '') return undefined;
  const message = 'The link has no label.';
  return { code: 'config-link-label', path: ['label'], message, hint: 'Add "label".' };
}
