import { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { href } from './href.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** Names of places in the net that a footer can link to. */
export const socialNames = [
  'x',
  'website',
  'facebook',
  'youtube',
  'discord',
  'slack',
  'github',
  'linkedin',
  'instagram',
  'hacker-news',
  'medium',
  'telegram',
  'twitter',
  'x-twitter',
  'earth-americas',
  'bluesky',
  'threads',
  'reddit',
  'podcast',
];

/** Social links: name to address; an unknown name is left out, http is accepted with a warning. */
const socials = z
  .record(z.string(), z.unknown())
  .check(problems(socialProblems))
  .meta({
    propertyNames: { enum: socialNames },
    additionalProperties: { type: 'string', pattern: '^(https?://|mailto:)' },
  })
  .transform((record) => new Map(Object.entries(record).map(([name, url]) => [name, String(url)])))
  .transform((links) => Object.fromEntries(links));

const item = section({ label: requiredText, href });

const column = section({
  /** Heading of the column; none by default. */
  header: requiredText.optional(),
  items: z.array(item).default([]),
});

/** `footer`: social links and up to four columns of links. Also a property of languages. */
export const footer = section({
  socials: socials.prefault({}),
  links: z.array(column).check(problems(columnProblems)).default([]),
}).prefault({});

function socialProblems(record: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(record).flatMap(([name, url]) => {
    const problem = socialNames.includes(name) ? addressProblem(name, url) : nameProblem(name);
    return problem === undefined ? [] : [{ ...problem, path: [name] }];
  });
}

function nameProblem(name: string): Problem {
  const meant = nearest(name, socialNames);
  const list = `Known are ${socialNames.join(', ')}.`;
  return {
    code: 'config-footer',
    atKey: true,
    message: `"${name}" is not a social link that can be shown; it is left out.`,
    hint: meant === undefined ? list : `Did you mean "${meant}"? ${list}`,
  };
}

function addressProblem(name: string, url: unknown): Problem | undefined {
  if (typeof url === 'string' && /^(?:https?:\/\/|mailto:)\S/i.test(url.trim())) return undefined;
  return {
    code: 'config-footer',
    message: `The social link "${name}" is not an address; it is left out.`,
    hint: 'Write the whole address, starting with https://.',
  };
}

function columnProblems(columns: readonly { items: readonly unknown[] }[]): Problem[] {
  return columns.flatMap((entry, index): Problem[] => {
    if (entry.items.length > 0) return [];
    const message = 'The footer column has no items; it is left out.';
    return [{ code: 'config-footer', path: [index], message, hint: 'Add items or remove it.' }];
  });
}
