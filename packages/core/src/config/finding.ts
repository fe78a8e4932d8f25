import type { z } from 'zod';
import { nearest } from '../diagnostic/nearest.ts';
import { kindOf, quote } from './json-value.ts';
import { lookup } from './lookup.ts';
import { type ConfigPath, displayPath } from './path.ts';
import { fallbackPrimary } from './schema/colors.ts';
import { type Problem, problemOf } from './schema/problem.ts';
import { knownKeys } from './schema/section.ts';
import { themeNames } from './schema/theme.ts';
import { unknownKeyHint } from './unknown-key.ts';

/** One mistake that a schema found, in our words. */
export interface Finding extends Problem {
  readonly path: ConfigPath;
}

type Issue = z.core.$ZodIssue;

/** What to write for the properties that every configuration must have. */
const missingHints: Readonly<Record<string, string>> = {
  theme: `Add "theme": "mint", which lenient rules use meanwhile, or another of ${themeNames.join(', ')}.`,
  name: 'Add "name": the name of the site.',
  colors: `Add "colors": { "primary": "${fallbackPrimary}" } with your accent.`,
  'colors.primary': `Add "primary": "${fallbackPrimary}" with your accent.`,
};

/** The place in the document, which messages name, of a place in the checked value. */
export type Place = (path: ConfigPath) => ConfigPath;

/**
 * The findings of one zod issue.
 *
 * @param base Path, in the checked value, of what the issue's path starts from.
 */
export function findingsOf(issue: Issue, place: Place, base: ConfigPath = []): Finding[] {
  const path = [...base, ...issue.path.map((step) => (typeof step === 'symbol' ? '' : step))];
  switch (issue.code) {
    case 'invalid_union':
      return unionFindings(issue, place, path);
    case 'custom':
      return [customFinding(issue, place, path)];
    case 'invalid_type':
      return [typeFinding(issue.expected, issue.input, place, path)];
    case 'invalid_value':
      return [valueFinding(issue.values.map(String), issue.input, place, path)];
    case 'too_small':
      return [emptyFinding(place, path)];
    default: {
      const message = `${named(place(path))} cannot be used: ${quote(issue.input)}.`;
      return [{ code: 'config-value', path, message, hint: formatHint(issue) }];
    }
  }
}

/** A union's mistake is that of the branch for the kind of value that was written. */
function unionFindings(
  issue: z.core.$ZodIssueInvalidUnion,
  place: Place,
  path: ConfigPath,
): Finding[] {
  const wrongKind = (found: Issue) => found.code === 'invalid_type' && found.path.length === 0;
  const branch = issue.errors.find((issues) => !issues.some(wrongKind));
  if (branch !== undefined) return branch.flatMap((found) => findingsOf(found, place, path));
  const expected = issue.errors.flatMap((issues) =>
    issues.flatMap((found) => (found.code === 'invalid_type' ? [found.expected] : [])),
  );
  return [typeFinding([...new Set(expected)].join(' or '), issue.input, place, path)];
}

function customFinding(issue: z.core.$ZodIssueCustom, place: Place, path: ConfigPath): Finding {
  const problem = problemOf(issue.params);
  if (problem === undefined) return { code: 'config-value', path, message: issue.message };
  if (problem.code !== 'config-unknown-key') {
    const { code, message, hint, replacement, atKey } = problem;
    return { code, path, message, hint, replacement, atKey };
  }
  const hint = unknownKeyHint(place(path), knownKeys(issue.params));
  const message = `${named(place(path))} is not a property of the format; it is ignored.`;
  return { code: 'config-unknown-key', path, message, hint, atKey: true };
}

function typeFinding(expected: string, input: unknown, place: Place, path: ConfigPath): Finding {
  const wanted = expected.split(' or ').map(withArticle).join(' or ');
  if (input === undefined) {
    const code = displayPath(place(path)) === 'theme' ? 'config-theme' : 'config-required';
    const hint =
      lookup(missingHints, displayPath(place(path))) ?? `Add "${path.at(-1)}": ${wanted}.`;
    return { code, path, message: `${named(place(path))} is missing.`, hint };
  }
  const message = `${named(place(path))} is ${kindOf(input)}, but ${wanted} is expected.`;
  return { code: 'config-type', path, message, hint: kindHint(expected, input) };
}

function valueFinding(
  values: readonly string[],
  input: unknown,
  place: Place,
  path: ConfigPath,
): Finding {
  const list = `Allowed are ${values.map((value) => `"${value}"`).join(', ')}.`;
  if (input === undefined) {
    const message = `${named(place(path))} is missing.`;
    return { code: 'config-required', path, message, hint: list };
  }
  const meant = typeof input === 'string' ? nearest(input, values) : undefined;
  const hint = meant === undefined ? list : `Did you mean "${meant}"? ${list}`;
  const message = `${quote(input)} is not a value of ${named(place(path))}.`;
  return { code: 'config-value', path, message, hint };
}

function emptyFinding(place: Place, path: ConfigPath): Finding {
  const own = lookup(missingHints, displayPath(place(path)));
  const hint = own ?? 'Write a value or remove the property.';
  return { code: 'config-required', path, message: `${named(place(path))} is empty.`, hint };
}

function formatHint(issue: Issue): string {
  const address = issue.code === 'invalid_format' && issue.format === 'url';
  return address ? 'Write a whole address, starting with https://.' : 'Correct or remove it.';
}

function kindHint(expected: string, input: unknown): string {
  if (expected === 'boolean' && typeof input === 'string') {
    const isWritten = input === 'true' || input === 'false';
    return isWritten ? 'Write it without quotes.' : 'Write true or false, without quotes.';
  }
  if (expected === 'number' && typeof input === 'string') {
    return /^\s*-?\d/.test(input) ? 'Write it without quotes.' : 'Write a number.';
  }
  const scalar = typeof input === 'number' || typeof input === 'boolean';
  if (scalar && expected.includes('string')) return `Write ${quote(String(input))}, in quotes.`;
  return 'Correct or remove it.';
}

function withArticle(kind: string): string {
  const word = kind === 'record' ? 'object' : kind === 'string' ? 'text' : kind;
  return /^[aeio]/.test(word) ? `an ${word}` : `a ${word}`;
}

function named(path: ConfigPath): string {
  return path.length === 0 ? 'The configuration' : `"${displayPath(path)}"`;
}
