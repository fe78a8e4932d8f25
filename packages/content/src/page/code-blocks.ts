import { hash } from 'node:crypto';
import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Code, Parents, Root, RootContent } from 'mdast';
import { codeLanguage } from '../code/language.ts';
import { type LineMarks, linesHtml, marksOfLines } from '../code/line-marks.ts';
import { parseCodeMeta } from '../code/meta.ts';
import { readNotations } from '../code/notation.ts';
import { isJsxElement, type JsxElement, setAttribute } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import { annotateLine } from '../twoslash/annotate-line.ts';
import type { TypeNote } from '../twoslash/type-checker.ts';
import type { Blocks } from './blocks.ts';
import { type CodeElement, completeElement, fenceElement } from './code-element.ts';
import type { WrittenCode } from './compiled-page.ts';
import type { PageContext } from './context.ts';
import { checkPlacement, diagramElement } from './diagrams.ts';

/** What colours code, and what knows its types where it is installed. */
type CodeTools = Pick<PageContext, 'checkTypes' | 'highlight' | 'lastBlock'>;

/**
 * Replaces every fence by a `CodeBlock` element, or a `Mermaid` one, and completes the `CodeBlock`
 * elements that authors wrote. The HTML of code goes into the blocks of the page.
 */
export async function replaceCodeBlocks(
  root: Root,
  file: string,
  blocks: Blocks,
  tools: CodeTools,
): Promise<Diagnostic[]> {
  const { found, diagnostics } = takeCode(root, file);
  const finished = await Promise.all(found.map((block) => codeHtml(block, tools)));
  for (const [index, { element }] of found.entries()) {
    const {
      html = '',
      key,
      lineCount = 0,
      written = { text: '' },
      failure,
    } = finished[index] ?? {};
    if (failure !== undefined) diagnostics.push(unchecked(element, failure, file));
    setAttribute(element, 'html', { code: blocks.add(html, written, key) });
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
  { code, language, marks, numbered, twoslash }: CodeElement,
  { highlight, checkTypes, lastBlock }: CodeTools,
): Promise<FinishedCode> {
  // A line that is empty at the end is left over from how the fence was closed.
  const noted = readNotations(code.replace(/\r?\n[ \t]*$/, ''), marks);
  const { grammar } = codeLanguage(language);
  const extension = twoslash ? extensions[grammar] : undefined;
  const checked = extension && checkTypes ? await checkTypes(noted.code, extension) : undefined;
  // Words that no bundled grammar goes by may name one that the site brings along.
  const name = grammar === 'text' && language !== '' ? language.toLowerCase() : grammar;
  const known = checked && 'notes' in checked ? checked : undefined;
  const shown = known?.code ?? noted.code;
  const shownMarks = known ? marksOfLines(noted.marks, known.lines) : noted.marks;
  const notes = known?.notes ?? [];
  const key = keyOf([shown, name, [...shownMarks], numbered, notes]);
  const coloured = async () =>
    linesHtml(withTypes((await highlight(shown, name)).lines, notes), shownMarks, numbered);
  const html = lastBlock?.(key) ?? (await coloured());
  const failure = checked && 'failure' in checked ? checked.failure : undefined;
  const written = writtenCode(shown, shownMarks);
  return { html, key, lineCount: shown.split('\n').length, written, failure };
}

function keyOf(parts: readonly unknown[]): string {
  return hash('sha1', JSON.stringify(parts), 'base64url');
}

interface FinishedCode {
  readonly html: string;
  readonly key: string;
  readonly lineCount: number;
  readonly written: WrittenCode;
  /** Why the type checker could not read the code. */
  readonly failure: string | undefined;
}

/** Lines that come or go are told apart by colours on the page, by signs here. */
function writtenCode(code: string, marks: LineMarks): WrittenCode {
  const has = (line: number, mark: string) => marks.get(line)?.includes(mark) ?? false;
  const isDiff = [...marks.keys()].some((line) => has(line, 'line-diff'));
  if (!isDiff) return { text: code };
  const lines = code.split(/\r?\n/).map((line, index) => {
    const sign = has(index + 1, 'line-add') ? '+' : has(index + 1, 'line-remove') ? '-' : ' ';
    return `${sign} ${line}`;
  });
  return { text: lines.join('\n'), isDiff };
}

/** Grammars of which the type checker knows the language, and how its files end. */
const extensions: Readonly<Record<string, string | undefined>> = {
  javascript: 'js',
  jsx: 'jsx',
  tsx: 'tsx',
  typescript: 'ts',
};

function withTypes(lines: readonly string[], notes: readonly TypeNote[]): readonly string[] {
  if (notes.length === 0) return lines;
  return lines.map((html, index) =>
    annotateLine(
      html,
      notes.filter(({ line }) => line === index),
    ),
  );
}

function unchecked(element: JsxElement, failure: string, file: string): Diagnostic {
  return diagnostic('fence-types', {
    at: locate(element, file),
    message: `The types of this code cannot be shown. ${failure.replace(/\s+/g, ' ').trim()}`,
  });
}

function withoutLanguage(code: Code, file: string): Diagnostic {
  const written = [code.lang, code.meta].filter(Boolean).join(' ');
  return diagnostic('fence-language', {
    at: locate(code, file),
    message: `This fence names no language before \`${written}\`, so its code has no colours.`,
    hint: `Write the language first: \`text ${written}\`.`,
  });
}
