import { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import { isUnsafeUrl } from '../../page/unsafe-url.ts';
import { icon } from './icon.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** Any address but one that would run code. */
const target = requiredText.refine((url) => !isUnsafeUrl(url), 'This address is not a link.');

/** Entries of the page menu that need no description. */
export const contextualNames = [
  'copy',
  'assistant',
  'view',
  'download-pdf',
  'download-spec',
  'chatgpt',
  'claude',
  'perplexity',
  'grok',
  'aistudio',
  'devin',
  'devin-desktop',
  'windsurf',
  'mcp',
  'add-mcp',
  'cursor',
  'vscode',
  'devin-mcp',
];

const query = z.array(section({ key: requiredText, value: z.string() }));

const customOption = section({
  title: requiredText,
  description: requiredText,
  href: z.union([target, section({ base: target, query: query.optional() })]),
  icon: icon.optional(),
});

const name = z.string().check(problems(nameProblem)).meta({ enum: contextualNames });

const option = z.union([name, customOption]);

/** `contextual`: the menu of actions of a page. */
export const contextual = section({
  /** Entries in order; the first one is the button. */
  options: z.array(option).check(problems(duplicateNames)).meta({ uniqueItems: true }),
  /** Place of the menu; `header` by default. */
  display: z.enum(['header', 'toc']).default('header'),
});

/** `contextual`, checked. */
export type Contextual = z.output<typeof contextual>;

function nameProblem(name: string): Problem | undefined {
  if (contextualNames.includes(name)) return undefined;
  const meant = nearest(name, contextualNames);
  const list = `Known are ${contextualNames.join(', ')}.`;
  return {
    code: 'config-value-ignored',
    message: `"${name}" is not an entry of the page menu; it is left out.`,
    hint: meant === undefined ? list : `Did you mean "${meant}"? ${list}`,
  };
}

function duplicateNames(options: readonly unknown[]): Problem[] {
  return options.flatMap((name, index): Problem[] => {
    if (typeof name !== 'string' || options.indexOf(name) === index) return [];
    const message = `"${name}" is listed twice in the page menu.`;
    return [{ code: 'config-value-ignored', path: [index], message, hint: 'Remove one of them.' }];
  });
}
