import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'satteri';
import { SKIP, visit } from 'unist-util-visit';
import { codeLanguage } from '../code/language.ts';
import { type CodeMeta, parseCodeMeta } from '../code/meta.ts';
import type { HighlightedCode } from '../highlight/highlighter.ts';
import { attributes } from '../tree/jsx.ts';

type Highlight = (code: string, grammar: string) => Promise<HighlightedCode>;

/**
 * Replaces every fence by a `CodeBlock` element and highlights it. The HTML of block `n` is not in
 * the tree: the compiled body refers to it as `_code[n]`.
 */
export async function replaceCodeBlocks(root: Root, highlight: Highlight): Promise<string[]> {
  const found: { code: Code; parent: Parents; index: number }[] = [];
  visit(root, 'code', (code, index, parent) => {
    if (parent && index !== undefined) found.push({ code, parent, index });
    return SKIP;
  });
  return Promise.all(
    found.map(async ({ code, parent, index }, position) => {
      const meta = parseCodeMeta(code.lang ?? null, code.meta ?? null);
      const language = codeLanguage(meta.language);
      parent.children[index] = codeBlockElement(code, meta, language.label, position) as never;
      return blockHtml(await highlight(code.value, language.grammar), meta);
    }),
  );
}

function codeBlockElement(
  code: Code,
  meta: CodeMeta,
  label: string,
  position: number,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes({
      html: { code: `_code[${position}]` },
      language: meta.language || undefined,
      label,
      filename: meta.title || undefined,
      icon: meta.icon || undefined,
      lines: meta.lines || undefined,
      wrap: meta.wrap || undefined,
      expandable: meta.expandable || undefined,
      nocopy: meta.nocopy || undefined,
      lineCount: { code: String(code.value.split('\n').length) },
    }),
    children: [],
    position: code.position,
  } as MdxJsxFlowElement;
}

/** Lines as spans, those that the meta points out marked by class. */
function blockHtml({ lines }: HighlightedCode, meta: CodeMeta): string {
  const highlighted = new Set(meta.highlight);
  const focused = new Set(meta.focus);
  return lines
    .map((line, index) => {
      const number = index + 1;
      const marks = [
        'line',
        highlighted.has(number) ? 'line-highlight' : '',
        focused.has(number) ? 'line-focus' : '',
      ].filter((name) => name !== '');
      return marks.length === 1 && !meta.lines
        ? line
        : `<span class="${marks.join(' ')}">${line}</span>`;
    })
    .join('\n');
}
