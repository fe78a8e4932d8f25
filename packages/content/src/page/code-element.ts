import type { Code, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'satteri';
import { codeLanguage } from '../code/language.ts';
import { type LineMarks, lineMarks } from '../code/line-marks.ts';
import { parseLineRanges } from '../code/line-range.ts';
import { type CodeMeta, parseCodeMeta } from '../code/meta.ts';
import {
  type AttributeValue,
  attribute,
  attributes,
  type JsxElement,
  setAttribute,
  stringAttribute,
} from '../tree/jsx.ts';

/** A `CodeBlock` element and what its HTML is made of. */
export interface CodeElement {
  readonly element: JsxElement;
  readonly code: string;
  readonly language: string;
  readonly marks: LineMarks;
  readonly numbered: boolean;
  /** The type checker is to say what it knows. */
  readonly twoslash: boolean;
}

/** The element of a fence. */
export function fenceElement({ value, position }: Code, meta: CodeMeta): CodeElement {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: attributes(metaAttributes(meta)),
    children: [],
    position,
  };
  const { language, lines: numbered, twoslash } = meta;
  const marks = lineMarks(meta.highlight, meta.focus);
  return { element, code: value, language, marks, numbered, twoslash };
}

function metaAttributes(meta: CodeMeta): Record<string, AttributeValue | undefined> {
  return {
    language: meta.language || undefined,
    label: codeLanguage(meta.language).label,
    filename: meta.title || undefined,
    icon: meta.icon || undefined,
    lines: meta.lines || undefined,
    wrap: meta.wrap || undefined,
    expandable: meta.expandable || undefined,
    nocopy: meta.nocopy || undefined,
  };
}

/**
 * Completes a `CodeBlock` that the author wrote (docs/format/pages.md#code-blocks), if its code is
 * known: what a fence in it says counts where the element says nothing.
 */
export function completeElement(element: JsxElement): CodeElement | undefined {
  const source = element.name === 'CodeBlock' ? codeOf(element) : undefined;
  if (source === undefined) return undefined;
  const meta = parseCodeMeta(source.lang ?? null, source.meta ?? null);
  for (const [name, value] of Object.entries(metaAttributes(meta))) {
    if (value !== undefined && value !== '' && attribute(element, name) === undefined) {
      setAttribute(element, name, value);
    }
  }
  element.children = [];
  const language = stringAttribute(element, 'language') ?? meta.language;
  const label = codeLanguage(language).label;
  if (label !== '' && attribute(element, 'label') === undefined)
    setAttribute(element, 'label', label);
  return {
    element,
    code: source.value,
    language,
    marks: lineMarks(
      lineNumbers(element, 'highlight') ?? meta.highlight,
      lineNumbers(element, 'focus') ?? meta.focus,
    ),
    numbered: isOn(attribute(element, 'lines')),
    twoslash: meta.twoslash,
  };
}

/** The only child of an element if it is a fence, or all of them if they are text. */
function codeOf({ children, position }: JsxElement): Code | undefined {
  const content = children as readonly RootContent[];
  const [only] = content;
  if (content.length === 1 && only?.type === 'code') return only;
  if (only === undefined || content.some(({ type }) => type !== 'text')) return undefined;
  const value = content.map((child) => (child.type === 'text' ? child.value : '')).join('');
  return { type: 'code', value, position };
}

/** `"[1,3]"`, `"1,3-5"` or `{[1, 3]}`. */
function lineNumbers(element: JsxElement, name: string): number[] | undefined {
  const value = attribute(element, name);
  if (value === undefined || value === true) return undefined;
  return parseLineRanges(
    stringAttribute(element, name) ?? (typeof value === 'object' ? value.code : value),
  );
}

function isOn(value: AttributeValue | undefined): boolean {
  const text = typeof value === 'object' ? value.code : value;
  return (
    text === true ||
    (typeof text === 'string' && text.replace(/["'\s]/g, '').toLowerCase() === 'true')
  );
}
