import type { Root } from 'mdast';
import { mdxToMdast } from 'satteri';
import { parse as parseYaml } from 'yaml';
import { cutExports, mend } from './mend.ts';
import { readModule, type SourceModule } from './module.ts';

/** A page or snippet as it stands on the disk. */
export interface MarkdownFile {
  readonly file: string;
  readonly frontmatter: Readonly<Record<string, unknown>>;
  /** Absent for a file that does not parse, even when mended. */
  readonly root: Root | undefined;
  /** The source with blank lines in the place of the frontmatter. */
  readonly body: string;
  /** Its import and export statements. */
  readonly modules: readonly SourceModule[];
}

/** Both fences begin a line: one of the fields may end in dashes. */
const frontmatterBlock = /^\uFEFF?\s*---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/;

export function readMarkdown(file: string, source: string): MarkdownFile {
  const block = frontmatterBlock.exec(source);
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  const body = block ? blank(block[0]) + source.slice(block[0].length) : source;
  const frontmatter = block ? readFields(block[1] ?? '') : {};
  const { root, cut } = parseBody(body);
  const statements = (root?.children ?? [])
    .filter((node) => (node.type as string) === 'mdxjsEsm')
    .map((node) => ({
      text: 'value' in node ? String(node.value) : '',
      line: node.position?.start.line ?? 1,
    }));
  const modules = [...statements, ...cut].map(({ text, line }) => readModule(text, file, line));
  return { file, frontmatter, root, body, modules };
}

interface Cut {
  readonly text: string;
  readonly line: number;
}

/** Parses a body as it is, else without its exports, else with its HTML mended. */
function parseBody(body: string): { root: Root | undefined; cut: readonly Cut[] } {
  const whole = parse(body);
  if (whole) return { root: whole, cut: [] };
  const { rest, cut } = cutExports(body);
  return { root: parse(rest) ?? parse(mend(rest)), cut };
}

function parse(source: string): Root | undefined {
  try {
    // Quotes and dashes stay as written: they are no part of words.
    return mdxToMdast(source, {
      features: { math: true, headingAttributes: true },
    }) as Root;
  } catch {
    return undefined;
  }
}

/** What YAML refuses is read line by line. */
function readFields(yaml: string): Record<string, unknown> {
  try {
    const value: unknown = parseYaml(yaml);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Read below.
  }
  const lines = yaml.matchAll(/^(\w+):[ \t]*(.*)$/gm);
  return Object.fromEntries([...lines].map(([, key = '', value = '']) => [key, value]));
}
