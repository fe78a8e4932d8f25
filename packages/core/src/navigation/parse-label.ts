import { quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import { nearest } from '../diagnostic/nearest.ts';
import type { BuildContext, JsonObject } from './build-context.ts';
import { elementName } from './element-name.ts';
import type { ElementKind } from './element-specs.ts';
import { findLanguage, languages } from './languages.ts';

/** Keys under which mint.json and guesswork put a label. */
const labelAliases = ['name', 'title', 'label'] as const;

/**
 * Reads the required label of an element: the value under the key of its kind. A missing label is
 * reported and taken from a similar key, so that the element's content stays.
 */
export function parseLabel(
  kind: ElementKind,
  raw: JsonObject,
  path: ConfigPath,
  context: BuildContext,
): string {
  const value = raw[kind] ?? undefined;
  if (value === undefined) return missingLabel(kind, raw, path, context);
  if (typeof value === 'number' || typeof value === 'boolean') {
    context.report(
      'navigation-value-repaired',
      [...path, kind],
      `\`${kind}\` is ${quote(value)}, but a label is a string.`,
      `Write "${value}" in quotes.`,
    );
    return String(value);
  }
  if (typeof value === 'string') {
    const isBlank = value.trim() === '';
    if (value === '' || (isBlank && kind !== 'group')) reportEmpty(kind, path, context);
    return value.trim();
  }
  context.report(
    'navigation-value-invalid',
    [...path, kind],
    `\`${kind}\` is ${quote(value)}, but a label is a string.`,
  );
  return '';
}

/** Checks the code of a language entry. */
export function checkLanguage(code: string, path: ConfigPath, context: BuildContext): void {
  if (code === '') return;
  const match = findLanguage(code);
  const at = [...path, 'language'];
  if (!match) {
    const near = nearest(code, Object.keys(languages));
    context.report(
      'navigation-language-unknown',
      at,
      `The language code ${quote(code)} is not supported.`,
      near ? `Did you mean "${near}"?` : 'Use a code such as "en", "fr" or "pt-BR".',
    );
  } else if (match.code === undefined) {
    context.report(
      'navigation-language-unlisted',
      at,
      `The language code ${quote(code)} is not in the list of supported codes; it is used as the language tag "${match.language.tag}".`,
    );
  } else if (match.code !== code) {
    context.report(
      'navigation-language-case',
      at,
      `The language code ${quote(code)} is written in other letter case than "${match.code}".`,
      `Write "${match.code}".`,
    );
  }
}

function missingLabel(
  kind: ElementKind,
  raw: JsonObject,
  path: ConfigPath,
  context: BuildContext,
): string {
  const alias = labelAliases.find((key) => typeof raw[key] === 'string');
  context.report(
    'navigation-label-missing',
    path,
    `This ${elementName(kind)} has no \`${kind}\`, the key that holds its label.`,
    alias ? `Rename \`${alias}\` to \`${kind}\`.` : `Add \`${kind}\`.`,
  );
  return alias === undefined ? '' : String(raw[alias]).trim();
}

function reportEmpty(kind: ElementKind, path: ConfigPath, context: BuildContext): void {
  context.report(
    'navigation-label-empty',
    [...path, kind],
    `The label of this ${elementName(kind)} is empty.`,
    kind === 'group' ? 'Write a label, or a single space to show no heading.' : 'Write a label.',
  );
}
