import { readFileSync } from 'node:fs';
import { type Node, parseSync, Visitor } from 'oxc-parser';
import { themeComponents } from '../packages/waymark/src/theme/components/table.ts';
import { contentComponents } from '../packages/waymark/src/theme/content/table.ts';
import { commentBefore, commentText } from './doc-comments.ts';

/** A property of a component. */
export interface Prop {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
  readonly comment: string;
}

/** A component with what it may be given. */
export interface Part {
  readonly name: string;
  readonly comment: string;
  readonly props: readonly Prop[];
}

const folder = (name: string) => new URL(`../packages/waymark/src/theme/${name}/`, import.meta.url);

const partsHeading = `---
title: Parts of the theme
description: What a page is put together from, and the properties of each part.
---

\`components: { Footer: './src/Footer.astro' }\` puts a component of yours in the place of a part; it gets the
same properties. With \`*\`, it is always there. How, and what it can read besides: [theming](/theming#replace-a-part).
`;

/** The reference of the parts of the theme that a site may replace. */
export function partsPage(): string {
  const parts = Object.entries(themeComponents)
    .map(([name, file]) => readPart(name, new URL(file, folder('components'))))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [partsHeading, ...parts.map(partText)].join('\n');
}

const componentsHeading = `---
title: Properties of components
description: Every component that pages may use without an import, with its properties.
---

What they look like, with their source: [the gallery](/components).
`;

/** What a property means on every component that has it, unless its own comment says more. */
const common: Readonly<Record<string, string>> = {
  className: 'Classes of your own: utility classes, or those of a stylesheet.',
  icon: 'Name of an icon, a path, an address or an SVG.',
  iconLibrary: '`fontawesome`, `lucide` or `tabler`, in place of that of `docs.json`.',
  iconType: 'Style of a Font Awesome icon, such as `solid` or `brands`.',
  id: 'Target of links.',
  style: 'CSS of its own: a text, or an object as JSX has it.',
};

/** Properties that only the compiler writes. */
const compiled = new Set([
  ...['active', 'html', 'inMenu', 'inTabs', 'items', 'kind', 'lineCount', 'panelId'],
]);

/** Elements that only the compiler writes. */
const internal = new Set(['ImageZoom', 'ViewMenu']);

/** The reference of content components. Names of older releases are told with the present one. */
export function componentsPage(): string {
  const byFile = Map.groupBy(contentParts(), ({ file }) => file);
  const parts = [...byFile].map(([, [first, ...others]]) => {
    if (!first) throw new Error('A group has a first part.');
    return { ...first, name: [first, ...others].map(({ name }) => name).join(', ') };
  });
  return [componentsHeading, ...parts.map(partText)].join('\n');
}

/** The components that pages may use, each with its file. */
export function contentParts(): readonly (Part & { readonly file: string })[] {
  return Object.entries(contentComponents)
    .filter(([name]) => !internal.has(name))
    .map(([name, file]) => {
      const part = readPart(name, new URL(file, folder('content')));
      return { ...part, props: part.props.filter((prop) => !compiled.has(prop.name)), file };
    });
}

function partText({ comment, name, props }: Part): string {
  const rows = props.map(
    ({ comment: meaning, name: prop, optional, type }) =>
      `| \`${prop}\`${optional ? '' : ' *'} | \`${type.replaceAll('|', '\\|')}\` | ${meaning} |`,
  );
  const table = ['| Property | Type | Means |', '| --- | --- | --- |', ...rows];
  const parts = [
    `## ${name}`,
    ...(comment ? [comment] : []),
    ...(rows.length > 0 ? [table.join('\n')] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

function readPart(name: string, file: URL): Part {
  const { comment, props, source, template } = readProps(file);
  // Some hand all that they are given to a part that they share, and set some of it themselves.
  const [, shared] = /from '(\.\/parts\/(?:CalloutBox|CodeTabs)\.astro)'/.exec(source) ?? [];
  if (!shared) return { name, comment, props };
  const [, attributes = ''] = /\{\.\.\.Astro\.props\}([^>]*)>/.exec(template) ?? [];
  const known = new Set([
    ...[...attributes.matchAll(/([\w-]+)=/g)].map(([, attribute]) => attribute),
    ...props.map((prop) => prop.name),
  ]);
  const handedOn = readProps(new URL(shared, file)).props.filter((prop) => !known.has(prop.name));
  return { name, comment, props: [...props, ...handedOn] };
}

interface Source extends Pick<Part, 'comment' | 'props'> {
  /** Of the fence of a component, and what comes after that. */
  readonly source: string;
  readonly template: string;
}

function readProps(file: URL): Source {
  const [, source = '', template = ''] =
    /^---\n([\s\S]*?)\n---([\s\S]*)/.exec(readFileSync(file, 'utf8')) ?? [];
  const { comments, program } = parseSync('part.ts', source);
  const props: Prop[] = [];
  const visitor = new Visitor({
    TSInterfaceDeclaration({ body, id }) {
      if (id.name !== 'Props') return;
      for (const member of body.body) {
        if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') continue;
        const { key, optional = false, start, typeAnnotation } = member;
        // Written by the compiler, or another spelling.
        if (/Html$|^class$/.test(key.name)) continue;
        const type = typeAnnotation ? textOf(typeAnnotation.typeAnnotation, source) : '';
        props.push({
          name: key.name,
          optional,
          type,
          comment: plain(commentBefore(start, comments, source) ?? common[key.name] ?? ''),
        });
      }
    },
  });
  visitor.visit(program);
  const first =
    comments[0]?.value.startsWith('*') && comments[0].start === 0 ? comments[0] : undefined;
  return { comment: first ? plain(commentText(first)) : '', props, source, template };
}

function textOf(node: Node, source: string): string {
  return source.slice(node.start, node.end).replace(/\s+/g, ' ');
}

/** A text in which a tag is code, for a cell of a table. */
function plain(text: string): string {
  return text.replace(/(?<!`)<\/?[\w.-]+>(?!`)/g, '`$&`').replaceAll('|', '\\|');
}
