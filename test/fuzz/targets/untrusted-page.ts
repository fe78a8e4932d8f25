import { isForeignUrl } from '@waymark/core';
import { parse } from 'node-html-parser';
import { type Node, parseSync } from 'oxc-parser';
import { compilePage } from '../../../packages/content/src/page/compile-page.ts';
import type { CompiledPage } from '../../../packages/content/src/page/compiled-page.ts';
import { testContext } from '../../../packages/content/src/testing/compile-pages.ts';
import { checkDiagnostics, inTime } from '../invariants.ts';
import { textsLike } from '../mutations.ts';
import { corpus, payload, type Target } from '../target.ts';
import { pageWords } from './mdx.ts';

const attacks = [
  ...[
    '{globalThis.x}',
    '{a}',
    'onClick={a}',
    'onerror="a"',
    'set:html="<b>"',
    '<script>',
    '</script>',
  ],
  ...[
    'href="javascript:a"',
    '](javascript:a)',
    '<style>',
    '<iframe src="a" />',
    'titleHtml="<b>"',
    payload,
  ],
  ...[
    '`${a}`',
    '...a',
    'style="position:fixed"',
    'class="fixed"',
    'href={`java\\nscript:a`}',
    '<_Mistake />',
  ],
  ...[
    'caption="[a](javascript:a)"',
    '{#a onclick="b"}',
    'data:text/html,a',
    '{[{a:1}]}',
    '{{__proto__:1}}',
  ],
];

/** A page of strangers: its code is looked at as a second reader would, and not run. */
export const untrustedPage: Target = {
  title: 'code of a page of strangers makes elements, and does nothing else',
  inputs: textsLike(corpus('mdx'), [...pageWords, ...attacks]),
  async check(input) {
    const files: Record<string, string> = {
      'snippets/a.mdx': 'Text {b}\n\n<script>{b}</script>\n\n<Snippet file="c.mdx" />',
      'snippets/c.mdx': '[a](javascript:a) <Note onClick={a}>b</Note>',
      'page.mdx': input,
    };
    const context = { ...testContext(files), isUntrusted: true };
    const page = await inTime(() => compilePage('page.mdx', input, context));
    checkDiagnostics(page.diagnostics, (file) => files[file]);
    if (page.imports.length > 0) throw new Error('It imports a file.');
    checkCode(page);
    for (const html of page.staticHtml) checkHtml(html);
  },
};

/** What the compiler calls around elements. */
const calls =
  /^(?:_?jsxs?|_createMdxContent|MDXContent|MDXLayout|_missingMdxReference|Error|Object\.assign|arguments\[\d+\])$/;

/** Syntax that neither calls nor reads anything that an author could name. */
const syntax: ReadonlySet<string> = new Set(
  [
    'Program FunctionDeclaration FunctionExpression FunctionBody BlockStatement ReturnStatement',
    'ExpressionStatement VariableDeclaration VariableDeclarator ObjectPattern Property ObjectExpression',
    'ArrayExpression Literal Identifier MemberExpression CallExpression NewExpression IfStatement',
    'ConditionalExpression LogicalExpression UnaryExpression BinaryExpression AssignmentPattern',
    'ThrowStatement ParenthesizedExpression SpreadElement FormalParameters AssignmentExpression',
  ].flatMap((line) => line.split(' ')),
);

function checkCode({ code }: CompiledPage): void {
  const source = `(function(){${code}\n})`;
  const { errors, program } = parseSync('page.js', source, { sourceType: 'script' });
  if (errors.length > 0) throw new Error(`It is no JavaScript: ${errors[0]?.message}`);
  const text = ({ end, start }: { start: number; end: number }) => source.slice(start, end);
  const visit = (node: Node) => {
    if (!syntax.has(node.type)) throw new Error(`It has code: ${node.type} ${text(node)}`);
    if (
      node.type === 'MemberExpression' &&
      !/^(?:props|_components|arguments|Object|Tree|_html|_code)\b/.test(text(node))
    ) {
      throw new Error(`It reads ${text(node)}`);
    }
    if (
      (node.type === 'CallExpression' || node.type === 'NewExpression') &&
      node.callee.type !== 'FunctionExpression'
    ) {
      if (!calls.test(text(node.callee))) throw new Error(`It calls ${text(node.callee)}`);
    }
    if (
      node.type === 'SpreadElement' &&
      !/^\.\.\.(?:props|_provideComponents)\b/.test(text(node))
    ) {
      throw new Error(`It spreads ${text(node)}`);
    }
    if (node.type === 'Property' && node.key.type === 'Literal')
      checkAttribute(String(node.key.value), node.value);
    if (node.type === 'Property' && node.key.type === 'Identifier')
      checkAttribute(node.key.name, node.value);
    for (const value of Object.values(node)) {
      for (const inner of [value].flat()) {
        if (typeof inner === 'object' && inner !== null && 'type' in inner) visit(inner as Node);
      }
    }
  };
  const checkAttribute = (name: string, value: Node) => {
    if (/^on[a-z]|^dangerously/i.test(name)) throw new Error(`It has the attribute ${name}.`);
    if (name.includes(':') && !(name === 'set:html' && /^_(?:html|code)\[/.test(text(value)))) {
      throw new Error(`It has ${name} of ${text(value)}.`);
    }
    if (value.type !== 'Literal' || typeof value.value !== 'string') return;
    if (/Html$/.test(name)) checkHtml(value.value);
    if (/^(?:href|src|to|img|poster)$/.test(name) && isForeignUrl(value.value)) {
      throw new Error(`It leads to ${value.value}`);
    }
  };
  visit(program);
}

function checkHtml(html: string): void {
  for (const { attributes, tagName } of parse(html).querySelectorAll('*')) {
    if (/^(?:SCRIPT|STYLE|IFRAME|OBJECT|EMBED|FORM|BASE|META|LINK)$/.test(tagName)) {
      throw new Error(`It has the element ${tagName}: ${html}`);
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (/^on|^srcdoc$|^formaction$/i.test(name)) throw new Error(`It has ${name}: ${html}`);
      if (/^(?:href|src|poster|action)$/i.test(name) && isForeignUrl(value)) {
        throw new Error(`It leads to ${value}: ${html}`);
      }
    }
  }
}
