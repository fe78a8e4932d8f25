import { z } from 'zod';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** Names of meta elements to their content; what is not a text is left out. */
const metatags = z
  .record(z.string(), z.unknown())
  .check(problems(metatagProblems))
  .meta({ additionalProperties: { type: 'string', minLength: 1 } })
  .transform((record) =>
    Object.fromEntries(Object.entries(record).map(([name, value]) => [name, String(value)])),
  )
  .prefault({});

const pathEntry = section({
  /** Folder whose pages get the elements, without slashes at its ends. */
  path: requiredText.check(problems(pathProblem)),
  metatags,
});

const organization = section({
  id: z.string().optional(),
  name: z.string().optional(),
  legalName: z.string().optional(),
  url: z.url().optional(),
  logo: z.url().optional(),
  sameAs: z.array(z.url()).optional(),
});

/** `seo`: what search engines see. */
export const seo = section({
  /** Pages in sitemap and search: those of the navigation, or all. */
  indexing: z.enum(['navigable', 'all']).default('navigable'),
  /** Meta elements of every page. */
  metatags,
  /** Meta elements of the pages of a folder; longer paths win. */
  paths: z.array(pathEntry).check(problems(duplicatePaths)).default([]),
  /** Publisher, as structured data. */
  organization: organization.optional(),
  /** Emitted addresses end in a slash; false by default. */
  trailingSlash: z.boolean().default(false),
}).prefault({});

function metatagProblems(record: Readonly<Record<string, unknown>>): Problem[] {
  return Object.entries(record).flatMap(([name, value]): Problem[] => {
    if (typeof value === 'string' && value !== '') return [];
    const scalar = typeof value === 'number' || typeof value === 'boolean';
    return [
      {
        code: 'config-value-ignored',
        path: [name],
        message: `The meta element "${name}" ${value === '' ? 'is empty' : 'is not a text'}.`,
        hint: scalar ? `Write "${value}" in quotes.` : 'Write a text, or remove it.',
        ...(scalar ? { replacement: { value: String(value) } } : {}),
      },
    ];
  });
}

function pathProblem(path: string): Problem | undefined {
  const plain = path.replace(/^\/+|\/+$/g, '');
  const usable = plain !== '' && !/[\s\\?#]/.test(plain) && !/(^|\/)\.{0,2}(\/|$)/.test(plain);
  if (!usable) {
    const hint = 'Write a folder like "guides/start".';
    return { code: 'config-seo-path', message: `"${path}" is not a folder of pages.`, hint };
  }
  if (plain === path) return undefined;
  return {
    code: 'config-path-normalized',
    message: `The folder "${path}" is written with slashes at its ends.`,
    hint: `Write "${plain}".`,
    replacement: { value: plain },
  };
}

function duplicatePaths(entries: readonly { path: string }[]): Problem[] {
  return entries.flatMap(({ path }, index): Problem[] => {
    if (entries.findIndex((other) => other.path === path) === index) return [];
    const message = `The folder "${path}" is listed twice; the first entry counts.`;
    return [{ code: 'config-seo-path', path: [index], message, hint: 'Join the two entries.' }];
  });
}
