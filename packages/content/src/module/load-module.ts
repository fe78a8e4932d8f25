import type { Diagnostic, SourceLocation } from '@waymark/core';
import type { Root } from 'mdast';
import { type ParseFailure, type ParseResult, parseMdx } from '../tree/parse.ts';
import { type CutSource, cutExports } from './cut-exports.ts';
import { type CodeBlock, isModuleCode, type ModuleCode, readModuleCode } from './module-code.ts';
import { parseWithRepairs } from './repair.ts';
import { syntaxHint } from './syntax-hint.ts';

/** A page or snippet after parsing: its content, and what its import and export statements say. */
export interface SourceModule extends ModuleCode {
  /** Path in the docs folder. */
  readonly file: string;
  /** Content without frontmatter and module code. */
  readonly root: Root;
  readonly diagnostics: readonly Diagnostic[];
  /** Why the source did not parse; there is no content then. */
  readonly failure?: SyntaxFailure;
}

/** What is wrong with a source that did not parse. */
export interface SyntaxFailure {
  readonly at: SourceLocation;
  readonly reason: string;
  readonly hint: string | undefined;
}

/**
 * Parses a page or snippet. A source that is not valid MDX gives a module without content that says
 * where and why.
 */
export function loadModule(file: string, source: string): SourceModule {
  const { result, cut, diagnostics } = parseTolerantly(source, file);
  if ('failure' in result) return failedModule(file, source, result.failure);
  const { root } = result;
  const blocks: CodeBlock[] = cut.blocks.map((block) => ({ ...block, column: 1 }));
  root.children = root.children.filter((node) => !isFrontmatter(node));
  if (blocks.length === 0 && !root.children.some(isModuleCode)) {
    return { file, root, diagnostics, ...noCode };
  }
  const code = readModuleCode(file, root, blocks);
  return { file, root, ...code, diagnostics: [...diagnostics, ...code.diagnostics] };
}

const noCode: ModuleCode = { imports: [], declarations: [], exports: new Map() };

function isFrontmatter({ type }: { readonly type: string }): boolean {
  return type === 'yaml' || type === 'toml';
}

interface TolerantResult {
  readonly result: ParseResult;
  readonly cut: CutSource;
  readonly diagnostics: readonly Diagnostic[];
}

function parseTolerantly(source: string, file: string): TolerantResult {
  const cut = { source, blocks: [] };
  const result = parseMdx(source);
  if (!('failure' in result)) return { result, cut, diagnostics: [] };
  const withoutExports = /^export\s/m.test(source) ? cutExports(source) : cut;
  const again = withoutExports.blocks.length > 0 ? parseMdx(withoutExports.source) : result;
  if (!('failure' in again)) return { result: again, cut: withoutExports, diagnostics: [] };
  return {
    ...parseWithRepairs(withoutExports.source, again.failure, file),
    cut: withoutExports,
  };
}

function failedModule(file: string, source: string, failure: ParseFailure): SourceModule {
  const { line, column } = failure;
  const text = source.split('\n')[line - 1] ?? '';
  return {
    ...noCode,
    file,
    root: { type: 'root', children: [] },
    diagnostics: [],
    failure: {
      at: { file, line, column },
      reason: sentence(failure),
      hint: syntaxHint(failure, text),
    },
  };
}

function sentence({ reason, opened, line }: ParseFailure): string {
  const place = opened && opened.line !== line ? ` opened in line ${opened.line}` : '';
  return `${reason}${place}`.replace(/\.?$/, '.');
}
