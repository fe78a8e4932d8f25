import { z } from 'zod';
import { iconLibraries } from './icon.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** `icons`: the library of icon names; `fontawesome` by default. */
export const icons = section({ library: z.enum(iconLibraries).default('fontawesome') }).prefault(
  {},
);

/** `search`: `prompt` is the text of the empty search field. */
export const search = section({ prompt: z.string().optional() }).prefault({});

/** `interaction`: `drilldown` opens the first page of a group; the theme decides when absent. */
export const interaction = section({ drilldown: z.boolean().optional() }).prefault({});

/** `metadata`: what pages show of their history; nothing by default. */
export const metadata = section({
  /** When a page was last changed. */
  timestamp: z.boolean().default(false),
  /** Who has changed it, by the names in the history of Git. */
  contributors: z.boolean().default(false),
}).prefault({});

/** `markdown`: the Markdown form of pages. */
export const markdown = section({
  /** Appends the API description to endpoint pages; true by default. */
  schema: z.boolean().default(true),
  /** Text appended to every page. */
  instructions: z.union([z.string().transform((text) => [text]), z.array(z.string())]).default([]),
}).prefault({});

/** `thumbnails`: generated preview pictures. */
export const thumbnails = section({
  appearance: z.enum(['light', 'dark']).optional(),
  background: requiredText.optional(),
  fonts: section({ family: requiredText }).optional(),
});

/** `variations`: looks of the theme `willow`; the first one is the default. */
export const variations = section({
  options: z.array(section({ id: requiredText, label: requiredText })).min(1),
});

/** `variables`: names to the texts that replace `{{name}}` in pages. */
export const variables = z
  .record(z.string(), z.unknown())
  .check(problems(variableProblems))
  .meta({
    propertyNames: { pattern: '^[\\w.-]+$' },
    additionalProperties: { type: 'string' },
  })
  .transform((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)])),
  )
  .prefault({});

function variableProblems(record: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(record).flatMap(([name, value]): Problem[] => {
    if (typeof value !== 'string') return [valueProblem(name, value)];
    if (/^[\w.-]+$/.test(name)) return [];
    const message = `The variable "${name}" can never be referred to, because of its name.`;
    const hint = 'Use letters, digits, "_", "." and "-" only.';
    return [{ code: 'config-value-ignored', path: [name], atKey: true, message, hint }];
  });
}

function valueProblem(name: string, value: unknown): Problem {
  const scalar = typeof value === 'number' || typeof value === 'boolean';
  return {
    code: 'config-value-ignored',
    path: [name],
    message: `The variable "${name}" is not a text.`,
    hint: scalar ? `Write "${value}" in quotes.` : 'Write a text.',
    ...(scalar ? { replacement: { value: String(value) } } : {}),
  };
}
