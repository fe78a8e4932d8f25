import type { Paragraph, PhrasingContent, RootContent } from 'mdast';

const blocks: ReadonlySet<string> = new Set([
  ...['paragraph', 'heading', 'list', 'code', 'blockquote', 'table', 'thematicBreak', 'math'],
  ...['mdxJsxFlowElement', 'mdxFlowExpression', 'definition', 'footnoteDefinition'],
]);

/**
 * A paragraph into which a snippet put blocks becomes several: HTML has no blocks inside
 * paragraphs.
 */
export function splitParagraph(paragraph: Paragraph): RootContent[] {
  const children = paragraph.children as RootContent[];
  if (!children.some((child) => blocks.has(child.type))) {
    return children.length > 0 ? [paragraph] : [];
  }
  const parts: RootContent[] = [];
  let text: PhrasingContent[] = [];
  const close = () => {
    if (text.some((node) => node.type !== 'text' || node.value.trim() !== '')) {
      parts.push({ ...paragraph, children: text });
    }
    text = [];
  };
  for (const child of children) {
    if (!blocks.has(child.type)) {
      text.push(child as PhrasingContent);
      continue;
    }
    close();
    parts.push(child);
  }
  close();
  return parts;
}
