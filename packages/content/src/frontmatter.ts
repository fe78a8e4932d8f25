import { type Checked, type Diagnostic, diagnostic, type Frontmatter } from '@waymark/core';
import { checkField } from './frontmatter/fields.ts';
import { parseFullYaml, type YamlFailure } from './frontmatter/full-yaml.ts';
import { parseSimpleYaml } from './frontmatter/simple-yaml.ts';
import { type FrontmatterBlock, splitFrontmatter } from './frontmatter/split.ts';
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
 * Reads the frontmatter of a page (docs-json §8). Values are brought to the types of the format;
 * unknown keys are kept. Broken YAML gives an empty frontmatter and an error, wrong types warnings.
 *
 * @param file path of the page relative to the docs folder, for diagnostics
 */
export function parseFrontmatter(source: string, file: string): Checked<ParsedFrontmatter> {
  const block = splitFrontmatter(source);
  const { bodyStart, bodyLine } = block;
  const at = (offset: number) => ({ file, ...position(block, offset) });
  if (block.unclosed) {
    return { value: { frontmatter: {}, bodyStart, bodyLine }, diagnostics: [unclosed(file)] };
  }
  const { entries, failures } = readEntries(block.yaml);
  const diagnostics: Diagnostic[] = failures.map((failure) =>
    diagnostic(failure.code === 'DUPLICATE_KEY' ? 'frontmatter-value' : 'frontmatter-syntax', {
      at: at(failure.offset),
      message: failureMessage(failure),
      hint: hints[failure.code],
    }),
  );
  const fields: [string, unknown][] = [];
  for (const entry of entries) {
    const { value, problem } = checkField(entry);
    if (value !== undefined) fields.push([entry.key, value]);
    if (!problem) continue;
    const code = problem.operation ? 'frontmatter-openapi' : 'frontmatter-value';
    diagnostics.push(diagnostic(code, { at: at(entry.offset), ...problem }));
  }
  const isRestricted = entries.length === 0 && mayRestrict.test(block.yaml);
  const frontmatter = isRestricted ? { public: false } : Object.fromEntries(fields);
  return { value: { frontmatter, bodyStart, bodyLine }, diagnostics };
}

/** Of frontmatter that cannot be read: a mistake in it must not publish what is not for everyone. */
const mayRestrict = /^(?:groups|public|isPublic):(?!\s*true\s*$)/m;

function readEntries(yaml: string): {
  readonly entries: readonly YamlEntry[];
  readonly failures: readonly YamlFailure[];
} {
  const simple = parseSimpleYaml(yaml);
  if (simple) return { entries: simple, failures: [] };
  const result = parseFullYaml(yaml);
  return 'failure' in result
    ? { entries: [], failures: [result.failure] }
    : { entries: result.entries, failures: result.duplicates };
}

/** Line and column in the file of an offset in the YAML text; the text has `\n` line ends. */
function position(block: FrontmatterBlock, offset: number): { line: number; column: number } {
  const before = block.yaml.slice(0, offset).split('\n');
  return {
    line: block.yamlLine + before.length - 1,
    column: (before.at(-1) ?? '').length + 1,
  };
}

function failureMessage({ code, reason }: YamlFailure): string {
  if (code === 'DUPLICATE_KEY') return 'The frontmatter has this key twice. The last value counts.';
  return `The frontmatter is not valid YAML, so none of it is used. ${reason.replace(/\.?$/, '.')}`;
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
