import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentComponents } from './table.ts';

/*
 * The gallery in examples/components shows every component of the format with every property
 * (docs/format/pages.md#titles, docs/format/pages.md#code-blocks).
 */

const gallery = new URL('../../../../../examples/components/', import.meta.url);

/** Elements that only the compiler writes. */
const internal = new Set(['ImageZoom', 'ViewMenu']);

const icon = ['icon', 'iconType', 'iconLibrary'];
const callout = ['title', 'icon', 'iconType', 'iconLibrary', 'ariaLabel', 'className', 'id'];
const field = ['type', 'required', 'deprecated', 'default', 'id'];

/** Properties by component; those of `Callouts` may stand on any of the typed ones. */
const properties: Readonly<Record<string, readonly string[]>> = {
  Accordion: [...icon, 'title', 'description', 'defaultOpen', 'id', 'className'],
  AccordionGroup: ['id', 'className'],
  Badge: [
    ...['icon', 'leadIcon', 'tailIcon', 'iconType', 'iconLibrary', 'color', 'size', 'shape'],
    ...['variant', 'stroke', 'disabled', 'href', 'id', 'className', 'style'],
  ],
  Callout: ['type', 'title', 'icon', 'iconType', 'color', 'ariaLabel'],
  Callouts: callout,
  Card: [
    ...[...icon, 'title', 'color', 'href', 'horizontal', 'img', 'alt', 'cta', 'arrow', 'type'],
    ...['disabled', 'description', 'id', 'className', 'style'],
  ],
  CardGroup: ['cols'],
  CodeBlock: [
    ...['language', 'filename', 'icon', 'lines', 'highlight', 'focus', 'wrap', 'expandable'],
    ...['nocopy', 'id', 'className'],
  ],
  CodeGroup: ['dropdown', 'sync', 'id', 'className'],
  Color: ['variant', 'id', 'className'],
  'Color.Item': ['name', 'value'],
  'Color.Row': ['title'],
  Column: ['id', 'className', 'style'],
  Columns: ['cols', 'id', 'className', 'style'],
  Example: ['caption'],
  Expandable: ['title', 'defaultOpen', 'id', 'className'],
  Frame: ['caption', 'hint', 'description', 'title', 'className', 'style'],
  'GitHub.Repo': ['repo', 'variant', 'id', 'className'],
  Heading: ['level', 'id', 'noAnchor', 'title', 'className'],
  Icon: [
    ...[...icon, 'name', 'src', 'color', 'colorLight', 'colorDark', 'size'],
    ...['ariaLabel', 'title', 'id', 'className', 'style'],
  ],
  Latex: ['id'],
  Link: ['href', 'to', 'className'],
  Mermaid: ['chart', 'placement', 'actions', 'id', 'className'],
  Panel: ['id', 'className'],
  ParamField: [
    ...['path', 'query', 'body', 'header', 'cookie', 'auth', 'name', 'placeholder', 'hidden'],
    ...[...field, 'className'],
  ],
  Prompt: [...icon, 'description', 'actions', 'id', 'className'],
  RequestExample: ['dropdown'],
  ResponseExample: ['dropdown'],
  ResponseField: [...field, 'name', 'pre', 'post', 'className'],
  Snippet: ['file'],
  Step: [...icon, 'title', 'titleSize', 'stepNumber', 'id', 'noAnchor'],
  Steps: ['titleSize', 'id', 'className'],
  Tab: [...icon, 'title', 'id'],
  Tabs: ['defaultTabIndex', 'sync', 'borderBottom', 'id', 'className'],
  Tile: ['href', 'title', 'description', 'id', 'className'],
  Tooltip: [
    ...['tip', 'headline', 'cta', 'href', 'description', 'title', 'side', 'align'],
    ...['id', 'className'],
  ],
  Tree: ['id', 'className', 'style'],
  'Tree.File': ['name', 'highlight', 'comment'],
  'Tree.Folder': ['name', 'defaultOpen', 'openable', 'highlight', 'comment'],
  Update: ['label', 'description', 'tags', 'rss', 'id', 'className'],
  Variation: ['is'],
  View: ['title', 'icon', 'iconType', 'id', 'className'],
  Visibility: ['for'],
  ZoomImage: ['src', 'alt', 'width'],
};

const typedCallouts = ['Note', 'Warning', 'Info', 'Tip', 'Check', 'Danger'];

/** Names of the attributes of every element of the gallery, by the name of the element. */
function attributesUsed(): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const file of globSync('**/*.mdx', { cwd: gallery, exclude: ['.waymark/**'] })) {
    const text = readFileSync(new URL(file, gallery), 'utf8');
    for (const { 1: name = '', index } of text.matchAll(/<([A-Z][\w.]*)/g)) {
      const known = used.get(name) ?? new Set();
      for (const attribute of attributesAt(text, index + 1 + name.length)) known.add(attribute);
      used.set(name, known);
    }
  }
  return used;
}

/** Names of attributes from a place in a tag to its end; values are passed over. */
function attributesAt(text: string, start: number): string[] {
  const names: string[] = [];
  const part = /\s+|\/|([\w-]+)(=(?:"[^"]*"|(?=\{)))?|(>)/y;
  for (part.lastIndex = start; part.lastIndex < text.length; ) {
    const [, name, , end] = part.exec(text) ?? [];
    if (end || part.lastIndex === 0) break;
    if (name) names.push(name);
    if (text[part.lastIndex] === '{') part.lastIndex = endOfBraces(text, part.lastIndex);
  }
  return names;
}

function endOfBraces(text: string, start: number): number {
  let depth = 0;
  for (let index = start; index < text.length; index++) {
    if (text[index] === '{') depth++;
    else if (text[index] === '}') depth--;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

const used = attributesUsed();

it('shows every component that pages may use', () => {
  const names = Object.keys(contentComponents).filter((name) => !internal.has(name));
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

it('shows every property of them', () => {
  const ofCallouts = new Set(typedCallouts.flatMap((name) => [...(used.get(name) ?? [])]));
  const missing = Object.entries(properties).flatMap(([component, names]) => {
    const shown = component === 'Callouts' ? ofCallouts : used.get(component);
    return names.filter((name) => !shown?.has(name)).map((name) => `${component} ${name}`);
  });
  expect(missing).toEqual([]);
});
