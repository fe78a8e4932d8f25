import { compilePage } from '../page/compile-page.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { PageContext } from '../page/context.ts';
import { settleFragments } from '../page/open-fragments.ts';

/** Components that pages of the tests use. */
const components = [
  ...['Accordion', 'Badge', 'Card', 'CodeBlock', 'CodeGroup', 'Columns', 'Expandable', 'Frame'],
  ...[
    'Heading',
    'Latex',
    'Link',
    'Mermaid',
    'Note',
    'Panel',
    'ParamField',
    'Prompt',
    'Property',
    'RequestExample',
  ],
  ...[
    'ResponseField',
    'Step',
    'Steps',
    'Tab',
    'Tabs',
    'Tooltip',
    'Tree',
    'Tree.File',
    'Tree.Folder',
    'Update',
  ],
  ...['Danger', 'Info', 'Tip', 'Warning'],
  ...['ImageZoom', 'View', 'ViewMenu', 'Visibility'],
];

/** A docs folder in memory: texts by path. */
export type TestFiles = Readonly<Record<string, string>>;

export function testContext(files: TestFiles): PageContext {
  const folders = (folder: string) =>
    Object.keys(files).flatMap((file) => {
      const prefix = folder === '' ? '' : `${folder}/`;
      return file.startsWith(prefix) ? [file.slice(prefix.length).split('/')[0] ?? ''] : [];
    });
  return {
    read: (file) => files[file],
    list: (folder) => [...new Set(folders(folder))],
    pages: new Set(),
    components: new Set(components),
    variables: { product: 'Waymark' },
    href: (url) => url,
    fileHref: (url) => url,
    isFile: (file) => file in files,
    highlight: async (code) => ({ lines: code.split('\n') }),
  };
}

/** Compiles `page.mdx` with the given text in a docs folder that holds the given files. */
export async function compile(source: string, files: TestFiles = {}): Promise<CompiledPage> {
  return compilePage('page.mdx', source, testContext({ ...files, 'page.mdx': source }));
}

/** Compiles a page and runs its body; elements become HTML with their properties as JSON. */
export async function render(source: string, files: TestFiles = {}): Promise<string> {
  return renderPage(await compile(source, files));
}

/** All that stands in a compiled body, code and HTML. */
export function bodyText({ code, staticHtml }: CompiledPage): string {
  return [code, ...staticHtml].join('\n');
}

/** HTML of a page whose surroundings are unknown. */
export function renderPage(compiled: CompiledPage): string {
  const page = settleFragments(compiled, new Map());
  const imported = page.imports.map(({ local, file }) => [local, `${local}@${file}`] as const);
  const known = components
    .filter((name) => !name.includes('.'))
    .map((name) => [name, name] as const);
  const scope: Readonly<Record<string, unknown>> = {
    ...Object.fromEntries([...known, ...imported]),
    Fragment: 'Fragment',
    _SideColumn: 'wm-side-column',
    _Mistake: 'wm-mistake',
    Tree: { File: 'Tree.File' },
    user: {},
    _code: page.codeBlocks,
    _html: page.staticHtml,
    _component: (_key: string, value: () => unknown) => value(),
    _guard: (_place: string, value: () => unknown, written?: string) => {
      try {
        return value();
      } catch {
        return written;
      }
    },
  };
  const names = Object.keys(scope).join(',');
  const run = new Function(
    '_runtime',
    '_scope',
    `const {${names}}=_scope;return (function(){${page.code}\n}).call(null,_runtime)`,
  );
  const runtime = { Fragment: 'Fragment', jsx: element, jsxs: element };
  return text(run(runtime, scope).default({ components: scope })).trim();
}

/** What `element` gives: HTML, told apart from text of the page. */
class Html {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Props = Readonly<Record<string, unknown>>;

function element(type: unknown, { children, ...props }: Props): unknown {
  if (typeof type === 'function') return type({ children, ...props });
  if (type === undefined) return new Html(text(children));
  if (type === 'Fragment') return new Html(String(props['set:html'] ?? text(children)));
  const attributes = Object.entries(props).map(([name, value]) =>
    typeof value === 'string' ? ` ${name}="${value}"` : ` ${name}={${propText(value)}}`,
  );
  return new Html(`<${String(type)}${attributes.join('')}>${text(children)}</${String(type)}>`);
}

function propText(value: unknown): string {
  return value instanceof Html ? value.html : JSON.stringify(value);
}

function text(children: unknown): string {
  if (Array.isArray(children)) return children.map(text).join('');
  if (children instanceof Html) return children.html;
  if (children === undefined || children === null || typeof children === 'boolean') return '';
  return String(children);
}
