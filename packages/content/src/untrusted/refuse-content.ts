import {
  type Diagnostic,
  type DiagnosticCode,
  diagnostic,
  isForeignUrl,
  nearest,
} from '@waymark/core/page';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxAttributeNode } from 'satteri';
import { expressionText } from '../tree/expression-text.ts';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import { shortened } from '../tree/written-code.ts';
import {
  contentlessElements,
  harmlessElements,
  isHarmlessAttribute,
  isHarmlessProperty,
} from './harmless-names.ts';
import { literalOf } from './literal-code.ts';
import { type ValueProblem, valueProblem } from './value-problem.ts';

/**
 * Leaves nothing in the tree of a page or snippet that could run, at build time or in a browser
 * (docs/format/pages.md#untrusted). What is refused is said, and shown as it is written where it is
 * text. Values that are literals are written anew, so that no parser can read them otherwise.
 *
 * @param components names of content components
 * @param isNotice tells elements that the compiler has put into the tree
 */
export function refuseContent(
  root: Root,
  file: string,
  components: ReadonlySet<string>,
  isNotice: (node: JsxElement) => boolean,
): Diagnostic[] {
  const refusal = createRefusal(file);
  const refuseIn = (parent: Parents) => {
    const children = parent.children as RootContent[];
    const left = children.flatMap((child) => refuseNode(child, parent));
    // What takes the place of a node may stand wherever it stood.
    parent.children = left as never;
  };
  const refuseNode = (node: RootContent, parent: Parents): RootContent[] => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      return expression(node, parent, refusal);
    }
    if (node.type === 'mdxjsEsm' || node.type === 'html') {
      refusal.code(node, 'This code');
      return node.type === 'html' ? [{ type: 'text', value: node.value }] : [];
    }
    if (isJsxElement(node) && !isNotice(node) && !element(node, components, refusal)) return [];
    if ('url' in node && isForeignUrl(node.url)) {
      refusal.address(node, node.url);
      node.url = '';
    }
    keepId(node);
    if ('children' in node) refuseIn(node);
    return [node];
  };
  refuseIn(root);
  return refusal.diagnostics;
}

/** Of the attributes that Markdown gives a heading, its id is all that a page needs. */
function keepId(node: Nodes): void {
  const data = node.data as { hProperties?: { id?: unknown } } | undefined;
  if (!data || isJsxElement(node)) return;
  const id = data.hProperties?.id;
  node.data = (typeof id === 'string' ? { hProperties: { id } } : {}) as typeof node.data;
}

type ExpressionNode = Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>;

const comments = /^(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*(?:\n|$))*$/;

function expression(node: ExpressionNode, parent: Parents, refusal: Refusal): RootContent[] {
  if (comments.test(node.value)) return [];
  const literal = literalOf(node.value);
  if (!literal) {
    refusal.code(node, `\`{${shortened(node.value)}}\``);
    return [expressionText(node, parent, `{${node.value}}`)];
  }
  const { value } = literal;
  if (value === null || typeof value === 'boolean') return [];
  // Braces around a list or an object are meant as text.
  const text = typeof value === 'object' ? `{${node.value}}` : String(value);
  return [expressionText(node, parent, text)];
}

/** @returns whether anything of the element is left */
function element(node: JsxElement, components: ReadonlySet<string>, refusal: Refusal): boolean {
  const { name } = node;
  if (name !== null && !isKnown(name, components)) {
    refusal.element(node, name, components);
    if (contentlessElements.has(name.toLowerCase())) return false;
    node.name = null;
  }
  if (node.name === null) node.attributes = [];
  node.attributes = node.attributes.flatMap((item) => attributeOf(node, item, refusal));
  return true;
}

function isKnown(name: string, components: ReadonlySet<string>): boolean {
  return harmlessElements.has(name) || components.has(name) || others.has(name);
}

/** What the format knows besides its components. */
const others: ReadonlySet<string> = new Set(['Snippet', 'Fragment', 'React.Fragment']);

type Attribute = JsxElement['attributes'][number];

function attributeOf(node: JsxElement, item: Attribute, refusal: Refusal): Attribute[] {
  if (item.type !== 'mdxJsxAttribute') {
    refusal.code(node, `\`{${shortened(item.value)}}\` of <${node.name}>`);
    return [];
  }
  const { name } = item;
  const isAllowed = harmlessElements.has(node.name ?? '')
    ? isHarmlessAttribute
    : isHarmlessProperty;
  if (!isAllowed(name)) {
    refusal.attribute(node, name);
    return [];
  }
  const written = typeof item.value === 'object' ? item.value?.value : undefined;
  if (written === undefined) return checked(node, item, item.value, refusal);
  const literal = literalOf(written);
  if (literal) return checked(node, withLiteral(item, literal.value), literal.value, refusal);
  refusal.code(node, `\`${name}={${shortened(written)}}\` of <${node.name}>`);
  return [];
}

function checked(
  node: JsxElement,
  item: MdxJsxAttributeNode,
  value: unknown,
  refusal: Refusal,
): Attribute[] {
  const problem = valueProblem(item.name, value);
  if (problem) refusal.value(node, item.name, value, problem);
  return problem ? [] : [item];
}

function withLiteral(item: MdxJsxAttributeNode, value: unknown): MdxJsxAttributeNode {
  if (typeof value === 'string') return { ...item, value };
  const code = JSON.stringify(value);
  return { ...item, value: { type: 'mdxJsxAttributeValueExpression', value: code } };
}

type Refusal = ReturnType<typeof createRefusal>;

function createRefusal(file: string) {
  const diagnostics: Diagnostic[] = [];
  const report = (code: DiagnosticCode, node: Nodes, message: string, hint: string) => {
    diagnostics.push(diagnostic(code, { at: locate(node, file), message, hint }));
  };
  const attribute = (node: JsxElement, name: string, why: string, hint: string) =>
    report(
      'untrusted-attribute',
      node,
      `\`${name}\` of <${node.name}> ${why}, so it is left out.`,
      hint,
    );
  const address = (node: Nodes, url: string) =>
    report(
      'untrusted-address',
      node,
      `"${shortened(url)}" is an address that runs code or brings its own content, so it is left out.`,
      'Link to a page, a file of the docs folder or an address with https.',
    );
  return {
    diagnostics,
    code(node: Nodes, what: string) {
      report(
        'untrusted-code',
        node,
        `${what} is code, which pages of this site may not have, so it does not run.`,
        'Write the text or a literal value; `\\{` prints a brace, and backticks print code.',
      );
    },
    element(node: JsxElement, name: string, components: ReadonlySet<string>) {
      const similar = /^[A-Z]/.test(name) ? nearest(name, [...components]) : undefined;
      report(
        'untrusted-element',
        node,
        `<${name}> is not among the elements that pages of this site may have, so it is left out.`,
        similar === undefined
          ? 'Use Markdown, a component of the format, or HTML that only shows content.'
          : `Did you mean <${similar}>?`,
      );
    },
    attribute: (node: JsxElement, name: string) =>
      attribute(
        node,
        name,
        'is no attribute that pages of this site may have',
        'Remove it; components show the same without event handlers and HTML in attributes.',
      ),
    address,
    value(node: JsxElement, name: string, value: unknown, problem: ValueProblem) {
      if (problem === 'address') {
        return address(node, typeof value === 'string' ? value : JSON.stringify(value));
      }
      const what = problem === 'style' ? 'declares' : 'names';
      return attribute(
        node,
        name,
        `${what} what could move content out of its place or load a file`,
        'Keep colours, sizes, spacing and text; positions, addresses and names of the theme are not let in.',
      );
    },
  };
}
