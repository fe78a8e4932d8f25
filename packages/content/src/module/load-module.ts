import type { Diagnostic } from '@waymark/core';
import type { Root } from 'mdast';
import { type CodeBlock, isModuleCode, type ModuleCode, readModuleCode } from './module-code.ts';
import { parseTolerantly, type SyntaxCode } from './parse-tolerantly.ts';

/** A page or snippet after parsing: its content, and what its import and export statements say. */
export interface SourceModule extends ModuleCode {
  /** Path in the docs folder. */
  readonly file: string;
  /** Content without frontmatter and module code. */
  readonly root: Root;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Parses a page or snippet. What is wrong with it is reported and shown as text.
 *
 * @param code what its mistakes are called
 */
export function loadModule(
  file: string,
  source: string,
  code: SyntaxCode = 'page-syntax',
): SourceModule {
  const { root, blocks: cut, diagnostics } = parseTolerantly(source, file, code);
  const blocks: CodeBlock[] = cut.map((block) => ({ ...block, column: 1 }));
  root.children = root.children.filter((node) => !isFrontmatter(node));
  if (blocks.length === 0 && !root.children.some(isModuleCode)) {
    return { file, root, diagnostics, ...noCode };
  }
  const parsed = readModuleCode({ file, root, blocks, code });
  return { file, root, ...parsed, diagnostics: [...diagnostics, ...parsed.diagnostics] };
}

const noCode: ModuleCode = { imports: [], declarations: [], exports: new Map() };

function isFrontmatter({ type }: { readonly type: string }): boolean {
  return type === 'yaml' || type === 'toml';
}
