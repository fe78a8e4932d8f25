import { outsideFences } from '@waymark/core/page';
import type { Root } from 'mdast';
import { parseExpression, parseModule } from '../expressions/parse.ts';
import { loadModule } from '../module/load-module.ts';
import { elementsOf } from '../tree/elements.ts';
import type { JsxElement } from '../tree/jsx.ts';
import { isClassAttribute } from './class-attribute.ts';
import { classStrings, codeStrings } from './code-strings.ts';

/**
 * The class names that a page, snippet or component file may give its elements: words of class
 * attributes, and of all strings in code that could end up in one. Prose and code samples are left
 * out, so that a text about `flex` brings no styles.
 *
 * @param file name of the file; its ending tells what it holds
 * @param source its text, site variables already replaced
 */
export function classNames(file: string, source: string): Set<string> {
  if (!mentionsClass.test(source)) return new Set();
  const texts = /\.mdx?$/i.test(file) ? pageTexts(file, source) : moduleTexts(source);
  return new Set(texts.flatMap((text) => text.split(/\s+/)).filter((name) => name !== ''));
}

/** Most files have no classes and are not looked at further. */
const mentionsClass = /class(?:name)?["'\s]*[=:]/i;
const writtenAttribute = /class(?:name)?\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const inlineCode = /`[^`\n]*`/g;

/** Parsing takes seconds for the longest pages, so only pages with code that needs it are parsed. */
function pageTexts(file: string, source: string): string[] {
  const content = outsideFences(source).replace(inlineCode, '``');
  const written = [...content.matchAll(writtenAttribute)].map(
    ([, double, single]) => double ?? single ?? '',
  );
  const hasCode = /class(?:name)?\s*=\s*\{|^export\s/im.test(content);
  return hasCode ? [...written, ...codeTexts(file, source)] : written;
}

function codeTexts(file: string, source: string): string[] {
  const { root, declarations } = loadModule(file, source);
  return [
    ...elementsOf(root).flatMap(attributeTexts),
    ...expressions(root).flatMap(expressionTexts),
    ...declarations.flatMap(({ code }) => moduleTexts(code)),
  ];
}

/** What expressions give to the attributes of an element. */
function attributeTexts(element: JsxElement): string[] {
  return element.attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute') return [];
    const { name, value } = attribute;
    if (value === null || value === undefined || typeof value === 'string') return [];
    return isClassAttribute(name) ? allTexts(value.value) : expressionTexts(value.value);
  });
}

/** Code of the expressions that stand in the content, such as `{items.map(…)}`. */
function expressions(node: Root | Root['children'][number]): string[] {
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') return [node.value];
  return 'children' in node ? node.children.flatMap(expressions) : [];
}

function allTexts(code: string): string[] {
  const expression = parseExpression(code);
  return expression ? codeStrings(expression) : [];
}

function expressionTexts(code: string): string[] {
  if (!mentionsClass.test(code)) return [];
  const expression = parseExpression(code);
  return expression ? classStrings(expression) : [];
}

function moduleTexts(code: string): string[] {
  const program = parseModule(code);
  return 'failure' in program ? [] : codeStrings(program);
}
