import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Parents, Root, RootContent } from 'mdast';
import { copyNode } from '../tree/copy-node.ts';
import { expressionText } from '../tree/expression-text.ts';
import { isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import { type ExpressionNode, withCode } from '../tree/written-code.ts';
import { bindCode, type SnippetNames } from './bind-code.ts';
import { createDefinitionNames, type DefinitionNames } from './definition-names.ts';
import { type Bindings, bindingCode } from './link-state.ts';
import type { Linker } from './linker.ts';
import type { SourceModule } from './load-module.ts';
import { fillPlaceholders, snippetProps } from './snippet-props.ts';
import { splitParagraph } from './split-paragraph.ts';

/** The file whose nodes are being gone through, and what its names mean. */
interface Scope {
  readonly module: SourceModule;
  readonly bindings: Bindings;
  /** Absent for the page itself: its names stay as they are. */
  readonly names?: SnippetNames;
  /** Content between the tags of the usage. */
  readonly children: readonly RootContent[];
  /** Files that are being put into each other, the page first. */
  readonly chain: readonly string[];
}

/**
 * Replaces the tags of imported snippets by the snippets' content, in place
 * (docs/format/pages.md#snippets).
 *
 * @param isShared whether a name means the same in a snippet as in the page
 */
export function inlineSnippets(
  page: SourceModule,
  linker: Linker,
  isShared: (name: string) => boolean,
): void {
  const bindings = linker.bindings(page);
  const definitions = createDefinitionNames(page.root);
  const inliner = createInliner(linker, definitions, isShared);
  inliner.expand(page.root, { module: page, bindings, children: [], chain: [page.file] });
}

function createInliner(
  linker: Linker,
  definitions: DefinitionNames,
  isShared: (name: string) => boolean,
) {
  const report = (found: Diagnostic) => linker.diagnostics.push(found);

  const expand = (parent: Parents, scope: Scope): void => {
    const children = parent.children as RootContent[];
    // Which node a parent may hold depends on its type; a snippet takes the place of an element.
    parent.children = children.flatMap((child) => expandNode(child, scope, parent)) as never;
  };

  const expandNode = (node: RootContent, scope: Scope, parent: Parents): RootContent[] => {
    if (isJsxElement(node)) return expandElement(node, scope);
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      return bindExpression(node, parent, scope);
    }
    if (node.type === 'code' && scope.names) {
      node.value = fillPlaceholders(node.value, scope.names.props);
    }
    if (!('children' in node)) return [node];
    expand(node, scope);
    return node.type === 'paragraph' ? splitParagraph(node) : [node];
  };

  const expandElement = (element: JsxElement, scope: Scope): RootContent[] => {
    if (scope.names) bindAttributes(element, scope.names);
    expand(element, scope);
    const snippet = snippetOf(element, scope);
    if (snippet === 'missing') return [];
    if (snippet) return contentOf(snippet, element, scope);
    renameElement(element, scope);
    return [element];
  };

  /** The file that an element stands for, if it is one. */
  const snippetOf = (element: JsxElement, { bindings, module }: Scope) => {
    if (element.name === null) return undefined;
    const binding = bindings.get(element.name);
    if (binding) return binding.kind === 'snippet' ? binding.module : undefined;
    return element.name === 'Snippet' ? legacySnippet(element, module.file) : undefined;
  };

  /** `<Snippet file="x.mdx" />` of older repositories (docs/format/pages.md#other-names). */
  const legacySnippet = (element: JsxElement, from: string): SourceModule | 'missing' => {
    const file = stringAttribute(element, 'file') ?? '';
    const name = /\.\w+$/.test(file) ? file : `${file}.mdx`;
    const folders = ['_snippets', 'snippets'];
    const found = folders.map((folder) => linker.open(`${folder}/${name}`)).find(Boolean);
    if (found) return found;
    const message = `There is no snippet \`${file}\`, so nothing is shown here.`;
    const hint = `Snippets are looked up in \`_snippets\` and \`snippets\`.`;
    report(diagnostic('import-missing', { at: locate(element, from), message, hint }));
    return 'missing';
  };

  const contentOf = (snippet: SourceModule, element: JsxElement, scope: Scope): RootContent[] => {
    const at = locate(element, scope.module.file);
    if (scope.chain.includes(snippet.file)) {
      const chain = [...scope.chain.slice(scope.chain.indexOf(snippet.file)), snippet.file];
      const message = `This snippet includes itself (${chain.join(' → ')}), so nothing is shown here.`;
      report(diagnostic('snippet-cycle', { at, message, hint: 'Remove one of these imports.' }));
      return [];
    }
    const bindings = linker.bindings(snippet);
    if (snippet.root.children.length === 0 && snippet.exports.size > 0) {
      report(namesOnly(snippet, element, at));
    }
    const copy: Root = copyNode(snippet.root, snippet.file);
    definitions.setApart(copy);
    expand(copy, {
      module: snippet,
      bindings,
      names: namesOf(element, bindings),
      children: element.children,
      chain: [...scope.chain, snippet.file],
    });
    return element.type === 'mdxJsxTextElement' ? inlineForm(copy) : copy.children;
  };

  const namesOf = (element: JsxElement, bindings: Bindings): SnippetNames => ({
    props: snippetProps(element),
    own: (name) => {
      const binding = bindings.get(name);
      if (!binding) return undefined;
      return bindingCode(binding) ?? 'undefined';
    },
    isOwnObject: (name) => {
      const binding = bindings.get(name);
      return binding?.kind === 'snippet' || (binding?.kind === 'value' && binding.isObject());
    },
    ownText: (name) => {
      const binding = bindings.get(name);
      return binding?.kind === 'value' ? binding.text : undefined;
    },
    isShared,
  });

  return { expand };
}

/** In a line of text a snippet that is one paragraph leaves only its text. */
function inlineForm({ children }: Root): RootContent[] {
  const [only, ...others] = children;
  return only?.type === 'paragraph' && others.length === 0 ? only.children : children;
}

function bindExpression(
  node: Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  parent: Parents,
  { children, names }: Scope,
): RootContent[] {
  if (!names) return [node];
  const bound = bindCode(node.value, names);
  switch (bound.kind) {
    case 'nothing':
      return [];
    case 'children':
      return structuredClone(children) as RootContent[];
    case 'code':
      return [withBoundCode(node, bound.code, names)];
    case 'text':
      return [expressionText(node, parent, bound.text)];
  }
}

function withBoundCode<Node extends ExpressionNode>(
  node: Node,
  code: string,
  { isOwnObject }: SnippetNames,
): Node {
  if (code === node.value) return node;
  return withCode(node, code, { written: node.value, isObject: isOwnObject(node.value.trim()) });
}

function bindAttributes(element: JsxElement, names: SnippetNames): void {
  element.attributes = element.attributes.flatMap((item): JsxElement['attributes'] => {
    if (item.type === 'mdxJsxExpressionAttribute') {
      const bound = bindCode(item.value.trim().replace(/^\.\.\./, ''), names);
      return bound.kind === 'code' ? [{ ...item, value: `...${bound.code}` }] : [];
    }
    if (typeof item.value !== 'object' || item.value === null) return [item];
    const bound = bindCode(item.value.value, names);
    if (bound.kind === 'text') return [{ ...item, value: bound.text }];
    return bound.kind === 'code' ? [{ ...item, value: { ...item.value, value: bound.code } }] : [];
  });
}

/** Elements of names that a snippet imports or declares get the name that they have in the page. */
function renameElement(element: JsxElement, { bindings, names }: Scope): void {
  if (element.name === null) return;
  const [object = '', ...members] = element.name.split('.');
  if (!/^[A-Z_$]/.test(object) && members.length === 0) return;
  const binding = bindings.get(object);
  const code = bindingCode(binding);
  if (code !== undefined) {
    if (names) element.name = [code, ...members].join('.');
  } else if (binding) {
    element.name = null;
    element.attributes = [];
  } else if (names) {
    const passed = names.props.code.get(object);
    if (passed !== undefined && /^\(?[A-Za-z_$][\w$.]*\)?$/.test(passed)) {
      element.name = [passed.replace(/[()]/g, ''), ...members].join('.');
    }
  }
}

function namesOnly(
  snippet: SourceModule,
  element: JsxElement,
  at: ReturnType<typeof locate>,
): Diagnostic {
  const names = [...snippet.exports.keys()].join(', ');
  return diagnostic('import-name', {
    at,
    message: `\`/${snippet.file}\` has no content, only exports, so <${element.name}> shows nothing.`,
    hint: `Import what it exports by name: \`import { ${names} } from "/${snippet.file}"\`.`,
  });
}
