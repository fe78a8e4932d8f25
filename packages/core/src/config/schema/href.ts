import { z } from 'zod';
import { type Problem, problems } from './problem.ts';

/** Schemes that a link may have; `javascript:` and `data:` would run or show foreign content. */
const schemePattern = /^([a-z][a-z0-9+.-]*):/i;
const allowedSchemes = ['http', 'https', 'mailto', 'tel'];

/** A link: a path from the root, a fragment, or an address with an allowed scheme. */
export const href = z
  .string()
  .trim()
  .check(problems(hrefProblem))
  .meta({ pattern: '^([/#]|[hH][tT][tT][pP][sS]?:|[mM][aA][iI][lL][tT][oO]:|[tT][eE][lL]:)' });

/** What is wrong with a link, if anything (docs.json format, "href values"). */
export function hrefProblem(value: string): Problem | undefined {
  if (value === '') {
    return {
      code: 'config-href',
      message: 'The link is empty.',
      hint: 'Write a path like "/start".',
    };
  }
  const scheme = schemePattern.exec(value)?.[1]?.toLowerCase();
  if (scheme !== undefined && allowedSchemes.includes(scheme)) return undefined;
  if (scheme !== undefined && !/^[\w.-]+:\d/.test(value)) {
    const hint = 'Use a path that starts with "/" or an address with https, http, mailto or tel.';
    const message = `"${value}" is a link of the kind "${scheme}:", which is not allowed.`;
    return { code: 'config-href', message, hint };
  }
  if (value.startsWith('/') || value.startsWith('#')) return undefined;
  const looksLikeHost =
    /^[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:\/|$)/.test(value) && !/\.mdx?$/.test(value);
  const suggestion = looksLikeHost ? `https://${value}` : `/${value.replace(/^\.?\/+/, '')}`;
  return {
    code: 'config-href',
    message: `"${value}" is neither a path from the root nor an address.`,
    hint: `Write "${suggestion}".`,
    replacement: { value: suggestion },
  };
}
