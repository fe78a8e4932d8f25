import type { Block } from '../block.ts';
import { type ChildNode, type Element, findElement, hasClass, isTag, rawText } from './elements.ts';

/** A block of code without the frame around it. */
export function readCode(pre: Element, language?: string, title = ''): Block[] {
  const code = findElement(pre.children, ({ name }) => name === 'code') ?? pre;
  const text = codeText(code.children);
  if (text.trim() === '' && title === '') return [];
  const isDiff = language !== 'diff' && hasDiff(code.children);
  const word = hasClass(pre, 'mermaid') ? 'mermaid' : (language ?? classLanguage(code));
  return [
    {
      kind: 'code',
      language: isDiff ? 'diff' : word,
      title,
      text: isDiff ? diffText(code.children) : text,
    },
  ];
}

function codeText(nodes: readonly ChildNode[]): string {
  return rawText(nodes).replace(/^\n/, '').trimEnd();
}

function classLanguage({ attribs }: Element): string {
  return /(?:^|\s)language-(\S+)/.exec(attribs.class ?? '')?.[1] ?? '';
}

function hasDiff(lines: readonly ChildNode[]): boolean {
  return lines.some((line) => isTag(line) && hasClass(line, 'line-diff'));
}

/** Lines that come or go are told apart by colours on the page, by signs here. */
function diffText(nodes: readonly ChildNode[]): string {
  const lines = nodes.map((node) => {
    const text = rawText([node]);
    if (!isTag(node) || !hasClass(node, 'line')) return text;
    if (hasClass(node, 'line-add')) return `+ ${text}`;
    return hasClass(node, 'line-remove') ? `- ${text}` : `  ${text}`;
  });
  return lines.join('').trimEnd();
}
