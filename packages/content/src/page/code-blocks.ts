import { type Diagnostic, diagnostic } from '@waymark/core';
import type { Code, Parents, Root, RootContent } from 'mdast';
import { codeLanguage } from '../code/language.ts';
import { linesHtml } from '../code/line-marks.ts';
import { parseCodeMeta } from '../code/meta.ts';
import { readNotations } from '../code/notation.ts';
import type { HighlightedCode } from '../highlight/highlighter.ts';
import { isJsxElement, setAttribute } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import type { Blocks } from './blocks.ts';
import { type CodeElement, completeElement, fenceElement } from './code-element.ts';
import { checkPlacement, diagramElement } from './diagrams.ts';

type Highlight = (code: string, grammar: string) => Promise<HighlightedCode>;

/**
 * Replaces every fence by a `CodeBlock` element, or a `Mermaid` one, and completes the `CodeBlock`
 * elements that authors wrote. The HTML of code goes into the blocks of the page.
 */
export async function replaceCodeBlocks(
  root: Root,
  file: string,
  blocks: Blocks,
  highlight: Highlight,
): Promise<Diagnostic[]> {
  const { found, diagnostics } = takeCode(root, file);
  const finished = await Promise.all(found.map((block) => codeHtml(block, highlight)));
  for (const [index, { element }] of found.entries()) {
    const { html = '', lineCount = 0 } = finished[index] ?? {};
    setAttribute(element, 'html', { code: blocks.add(html) });
    setAttribute(element, 'lineCount', { code: String(lineCount) });
  }
  return diagnostics;
}

/** Puts elements in the place of fences; their HTML is still to come. */
function takeCode(root: Root, file: string) {
  const found: CodeElement[] = [];
  const diagnostics: Diagnostic[] = [];
  const fence = (code: Code): RootContent => {
    const meta = parseCodeMeta(code.lang ?? null, code.meta ?? null);
    if (meta.language === '' && code.lang) diagnostics.push(withoutLanguage(code, file));
    if (meta.language === 'mermaid') {
      diagnostics.push(...checkPlacement(code, meta, file));
      return diagramElement(code, meta);
    }
    const block = fenceElement(code, meta);
    found.push(block);
    return block.element;
  };
  const visit = (parent: Parents) => {
    const children = parent.children as RootContent[];
    for (const [index, child] of children.entries()) {
      const written = isJsxElement(child) ? completeElement(child) : undefined;
      if (written) found.push(written);
      else if (child.type === 'code') children[index] = fence(child);
      else if ('children' in child) visit(child);
    }
  };
  visit(root);
  return { found, diagnostics };
}

async function codeHtml(
  { code, language, marks, numbered }: CodeElement,
  highlight: Highlight,
): Promise<{ readonly html: string; readonly lineCount: number }> {
  // A line that is empty at the end is left over from how the fence was closed.
  const noted = readNotations(code.replace(/\r?\n[ \t]*$/, ''), marks);
  const { grammar } = codeLanguage(language);
  // Words that no bundled grammar goes by may name one that the site brings along.
  const name = grammar === 'text' && language !== '' ? language.toLowerCase() : grammar;
  const { lines } = await highlight(noted.code, name);
  return { html: linesHtml(lines, noted.marks, numbered), lineCount: lines.length };
}

function withoutLanguage(code: Code, file: string): Diagnostic {
  const written = [code.lang, code.meta].filter(Boolean).join(' ');
  return diagnostic('fence-language', {
    at: locate(code, file),
    message: `This fence names no language before \`${written}\`, so its code has no colours.`,
    hint: `Write the language first: \`text ${written}\`.`,
  });
}
