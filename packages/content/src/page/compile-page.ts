import { type Diagnostic, diagnostic } from '@waymark/core';
import type { Root } from 'mdast';
import { compileBody } from '../tree/compile-body.ts';
import { type ParseFailure, parseFailure, parseMdx } from '../tree/parse.ts';
import { smartDashes } from '../tree/smart-dashes.ts';
import { replaceVariables } from '../variables.ts';
import { replaceCodeBlocks } from './code-blocks.ts';
import type { CompiledPage } from './compiled-page.ts';
import { unwrapUnknownComponents } from './components.ts';
import type { PageContext } from './context.ts';
import { assignHeadingIds } from './headings.ts';
import { rewriteLinks } from './links.ts';

/** Compiles the source of one page. A page that cannot compile has a diagnostic and no body. */
export async function compilePage(
  file: string,
  source: string,
  context: PageContext,
): Promise<CompiledPage> {
  const parsed = parseMdx(replaceVariables(source, context.variables));
  if ('failure' in parsed) return failedPage(file, parsed.failure);
  const { root } = parsed;
  const diagnostics: Diagnostic[] = [];
  removeFrontmatter(root);
  diagnostics.push(...unwrapUnknownComponents(root, context.components, file));
  smartDashes(root);
  const headings = assignHeadingIds(root);
  rewriteLinks(root, file, context);
  const codeBlocks = await replaceCodeBlocks(root, context.highlight);
  try {
    const code = compileBody(root);
    return { code, codeBlocks, headings, imports: [], diagnostics, dependencies: [] };
  } catch (error) {
    return failedPage(file, parseFailure(error));
  }
}

function removeFrontmatter(root: Root): void {
  root.children = root.children.filter((node) => node.type !== 'yaml' && node.type !== 'toml');
}

function failedPage(file: string, { reason, line, column }: ParseFailure): CompiledPage {
  const failure = diagnostic('page-syntax', { at: { file, line, column }, message: reason });
  return {
    code: '',
    codeBlocks: [],
    headings: [],
    imports: [],
    diagnostics: [failure],
    dependencies: [],
  };
}
