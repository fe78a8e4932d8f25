import { type Diagnostic, diagnostic } from '@waymark/core';
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
  /** Whether the source did not parse; there is no content then. */
  readonly failed: boolean;
}

/**
 * Parses a page or snippet. Sources that are not valid MDX give a module without content and one
 * error that says where and why.
 */
export function loadModule(file: string, source: string): SourceModule {
  const { result, cut, diagnostics } = parseTolerantly(source, file);
  if ('failure' in result) return failedModule(file, source, result.failure);
  const { root } = result;
  const blocks: CodeBlock[] = cut.blocks.map((block) => ({ ...block, column: 1 }));
  root.children = root.children.filter((node) => !isFrontmatter(node));
  if (blocks.length === 0 && !root.children.some(isModuleCode)) {
    return { file, root, failed: false, diagnostics, ...noCode };
  }
  const code = readModuleCode(file, root, blocks);
  return { file, root, failed: false, ...code, diagnostics: [...diagnostics, ...code.diagnostics] };
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
  const line = source.split('\n')[failure.line - 1] ?? '';
  const { line: number, column } = failure;
  const error = diagnostic('page-syntax', {
    at: { file, line: number, column },
    message: `This is not valid MDX, so the content of the file is left out. ${sentence(failure)}`,
    hint: syntaxHint(failure, line),
  });
  return {
    ...noCode,
    file,
    root: { type: 'root', children: [] },
    diagnostics: [error],
    failed: true,
  };
}

function sentence({ reason, opened, line }: ParseFailure): string {
  const place = opened && opened.line !== line ? ` opened in line ${opened.line}` : '';
  return `${reason}${place}`.replace(/\.?$/, '.');
}
