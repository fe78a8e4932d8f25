import {
  type Checked,
  type Diagnostic,
  diagnostic,
  type Frontmatter,
  frontmatterProperties,
  type SourceLocation,
  withoutEffect,
} from '@waymark/core/page';
import { checkField } from './frontmatter/fields.ts';
import { parseFullYaml, type YamlFailure, type YamlResult } from './frontmatter/full-yaml.ts';
import { keyParts } from './frontmatter/key-parts.ts';
import { meantKey } from './frontmatter/misspelt-key.ts';
import { parseSimpleYaml } from './frontmatter/simple-yaml.ts';
import { type FrontmatterBlock, mayRestrict, splitFrontmatter } from './frontmatter/split.ts';
import type { YamlEntry } from './frontmatter/yaml-entry.ts';

/** The frontmatter of a page and the place where its body starts. */
export interface ParsedFrontmatter {
  readonly frontmatter: Frontmatter;
  /** Character offset of the body in the source. */
  readonly bodyStart: number;
  /** Line of the file on which the body starts, from 1. */
  readonly bodyLine: number;
}

/**
 * Reads the frontmatter of a page (docs/format/docs-json.md#frontmatter). Values are brought to the
 * types of the format; unknown keys are kept. A key that is not valid YAML is left out, with an
 * error; wrong types give warnings.
 *
 * @param file path of the page relative to the docs folder, for diagnostics
 */
export function parseFrontmatter(source: string, file: string): Checked<ParsedFrontmatter> {
  const block = splitFrontmatter(source);
  const { bodyStart, bodyLine } = block;
  const at = (offset: number) => ({ file, ...position(block, offset) });
  const { entries, failures, unread } = readEntries(block.yaml);
  const diagnostics =
    block.mistake === 'unclosed'
      ? [unclosed(file)]
      : failures.map((failure) => yamlMistake(failure, at(failure.offset)));
  if (block.mistake === 'late') diagnostics.push(late(at(0)));
  if (block.mistake === 'doubled') diagnostics.push(doubled(file));
  const fields: [string, unknown][] = [];
  for (const entry of entries) {
    const { value, problem } = checkField(entry);
    if (value !== undefined) fields.push([entry.key, value]);
    const misspelt = misspeltKey(entry, entries, at(entry.offset));
    if (misspelt) diagnostics.push(misspelt);
    const unused = unusedKey(entry, at(entry.offset));
    if (unused) diagnostics.push(unused);
    if (unused || !problem) continue;
    const code = problem.operation ? 'frontmatter-openapi' : 'frontmatter-value';
    diagnostics.push(diagnostic(code, { at: at(entry.offset), ...problem }));
  }
  if (unread.some((text) => mayRestrict.test(text))) fields.push(['public', false]);
  const frontmatter = Object.fromEntries(fields);
  return { value: { frontmatter, bodyStart, bodyLine }, diagnostics };
}

/** What to tell of a key that is nearly one that the format knows. */
function misspeltKey(
  { key }: YamlEntry,
  entries: readonly YamlEntry[],
  at: SourceLocation,
): Diagnostic | undefined {
  const meant = meantKey(
    key,
    entries.map((entry) => entry.key),
  );
  if (meant === undefined) return undefined;
  return diagnostic('frontmatter-key-unknown', {
    at,
    message: `\`${key}\` is no key of the format, and has no effect.`,
    hint: `Did you mean \`${meant}\`? A key of your own needs a name that is less like it, or the rule turned off.`,
  });
}

/** What to tell of a key that the format knows and that has no effect; the author's own are silent. */
function unusedKey({ key, value }: YamlEntry, at: SourceLocation): Diagnostic | undefined {
  const state = Object.hasOwn(frontmatterProperties, key) ? frontmatterProperties[key] : undefined;
  const advice = state && value !== null ? withoutEffect(state, value) : undefined;
  if (!advice || advice.isInformation) return undefined;
  const { hint, missing, when } = advice;
  const shown = `\`${when ? `${key}: ${value}` : key}\``;
  return diagnostic('frontmatter-key-unused', {
    at,
    message: `${shown} has no effect. ${missing}`,
    hint,
  });
}

interface ReadEntries {
  readonly entries: readonly YamlEntry[];
  readonly failures: readonly YamlFailure[];
  /** What is not valid YAML. */
  readonly unread: readonly string[];
}

function readEntries(yaml: string): ReadEntries {
  const whole = readYaml(yaml);
  if (!('failure' in whole)) return { ...whole, failures: whole.duplicates, unread: [] };
  const parts = keyParts(yaml).map((part) => ({ ...part, read: readYaml(part.text) }));
  const placed = <Item extends { offset: number }>(items: readonly Item[], start: number) =>
    items.map((item) => ({ ...item, offset: item.offset + start }));
  const failures = parts.flatMap(({ offset, read }) =>
    placed('failure' in read ? [read.failure] : read.duplicates, offset),
  );
  return {
    entries: parts.flatMap(({ offset, read }) =>
      'failure' in read ? [] : placed(read.entries, offset),
    ),
    failures: failures.length > 0 ? failures : [whole.failure],
    unread: parts.flatMap(({ text, read }) => ('failure' in read ? [text] : [])),
  };
}

function readYaml(yaml: string): YamlResult {
  const simple = parseSimpleYaml(yaml);
  return simple ? { entries: simple, duplicates: [] } : parseFullYaml(yaml);
}

/** Line and column in the file of an offset in the YAML text; the text has `\n` line ends. */
function position(block: FrontmatterBlock, offset: number): { line: number; column: number } {
  const before = block.yaml.slice(0, offset).split('\n');
  return {
    line: block.yamlLine + before.length - 1,
    column: (before.at(-1) ?? '').length + 1,
  };
}

function yamlMistake(failure: YamlFailure, at: SourceLocation): Diagnostic {
  const code = failure.code === 'DUPLICATE_KEY' ? 'frontmatter-value' : 'frontmatter-syntax';
  return diagnostic(code, { at, message: failureMessage(failure), hint: hints[failure.code] });
}

function failureMessage({ code, reason }: YamlFailure): string {
  if (code === 'DUPLICATE_KEY') return 'The frontmatter has this key twice. The last value counts.';
  return `This is not valid YAML, so it is left out of the frontmatter. ${reason.replace(/\.?$/, '.')}`;
}

const hints: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: 'A value that holds a colon and a space must be in quotes.',
  BAD_SCALAR_START: 'A value that starts with this character must be in quotes.',
  UNEXPECTED_TOKEN: 'Put the whole value in quotes.',
  MISSING_CHAR: 'Check that every quote is closed and every key is followed by a colon.',
  BAD_DQ_ESCAPE: 'Double the backslash, or use single quotes around the text.',
  TAB_AS_INDENT: 'Indent with spaces.',
  DUPLICATE_KEY: 'Remove one of the two.',
  NO_MAPPING: 'Write one `key: value` pair on each line, such as `title: Introduction`.',
};

function unclosed(file: string): Diagnostic {
  return diagnostic('frontmatter-syntax', {
    at: { file, line: 1, column: 1 },
    message: 'The frontmatter starts with `---` but no `---` line closes it.',
    hint: 'Add a line that holds only `---` after the last key.',
  });
}

/** @param at its first key */
function late(at: SourceLocation): Diagnostic {
  return diagnostic('frontmatter-syntax', {
    at: { ...at, line: at.line - 1 },
    message: 'The frontmatter does not start with the file.',
    hint: 'Remove what is before its first `---` line: empty lines and comments.',
  });
}

function doubled(file: string): Diagnostic {
  return diagnostic('frontmatter-syntax', {
    at: { file, line: 1, column: 1 },
    message: 'Two `---` lines open the frontmatter, so that other tools find it empty.',
    hint: 'Remove one of them.',
  });
}
