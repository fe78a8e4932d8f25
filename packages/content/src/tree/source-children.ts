import type { Parents, Root, RootContent } from 'mdast';
import { dedent, unindentedText } from '../code/dedent.ts';
import { staticText } from '../expressions/static-text.ts';
import { isJsxElement, type JsxElement, setAttribute } from './jsx.ts';

/** Elements whose children are text, not Markdown. */
export const sourceElements: ReadonlySet<string> = new Set(['CodeBlock', 'Latex', 'Prompt']);

/**
 * Puts the text between the tags of such elements in place of what the parser made of it: a
 * `CodeBlock` gets one `code` child, a `Latex` becomes a formula, a `Prompt` its `source`.
 *
 * @param source what the tree was parsed from
 */
export function takeSourceChildren(root: Root, source: string): void {
  const visit = (parent: Parents) => {
    const children = parent.children as RootContent[];
    // A formula may stand wherever its element stood.
    parent.children = children.map((child) => {
      if (isJsxElement(child) && sourceElements.has(child.name ?? '')) {
        return withSource(child, source);
      }
      if ('children' in child) visit(child);
      return child;
    }) as never;
  };
  visit(root);
}

function withSource(element: JsxElement, source: string): RootContent {
  const text = childText(element, source);
  if (text === undefined) return element;
  switch (element.name) {
    case 'Latex':
      return formula(element, text.trim());
    case 'Prompt':
      setAttribute(element, 'source', unindentedText(text));
      element.children = [];
      return element;
    default:
      // A code block in a line of text is code all the same.
      element.children = [
        { type: 'code', value: dedent(text), position: element.position },
      ] as never;
      return element;
  }
}

/** The text between the tags, or of a string there; nothing for other expressions and elements. */
function childText(element: JsxElement, source: string): string | undefined {
  const children = (element.children as readonly RootContent[]).filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const [only] = children;
  if (only === undefined) return undefined;
  if (
    children.length === 1 &&
    (only.type === 'mdxFlowExpression' || only.type === 'mdxTextExpression')
  ) {
    return staticText(expressionSource(only, source));
  }
  if (element.name !== 'Prompt' && holdsBlocks(element)) return undefined;
  return textBetweenTags(element, source);
}

/** An expression as it is written: the parser takes indentation out of the strings in it. */
function expressionSource({ value, position }: MdxExpression, source: string): string {
  const [start, end] = [position?.start.offset, position?.end.offset];
  const written = start === undefined ? '' : source.slice(start, end);
  return /^\{.*\}$/s.test(written) ? written.slice(1, -1) : value;
}

type MdxExpression = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

/** Fences and elements are no text. */
function holdsBlocks(parent: Parents): boolean {
  return (parent.children as readonly RootContent[]).some(
    (child) =>
      child.type === 'code' || isJsxElement(child) || ('children' in child && holdsBlocks(child)),
  );
}

function formula(element: JsxElement, value: string): RootContent {
  const math = { type: 'inlineMath' as const, value, position: element.position };
  if (element.type === 'mdxJsxTextElement') return math;
  return { type: 'paragraph', children: [math], position: element.position };
}

function textBetweenTags({ position }: JsxElement, source: string): string | undefined {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) return undefined;
  const written = source.slice(start, end);
  const opened = openingTag.exec(written)?.[0].length;
  const closed = /<\/\s*[\w.]+\s*>\s*$/.exec(written)?.index;
  return opened === undefined || closed === undefined ? undefined : written.slice(opened, closed);
}

/** A tag to its `>`; texts and braces in it may hold that sign, braces two levels of others. */
const openingTag = /^<(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^>"'{])*>/;
