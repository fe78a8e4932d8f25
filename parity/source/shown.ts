import type { Element } from './element.ts';
import { absent } from './value.ts';

const field = ['name', 'type', 'pre', 'post', 'default'];
const parameter = [...field, 'query', 'path', 'body', 'header', 'cookie', 'auth'];
/** Attributes of the format's components that readers see (docs/format/pages.md#titles). */
const byComponent: Readonly<Record<string, readonly string[]>> = {
  Accordion: ['title', 'description'],
  Callout: ['title'],
  Card: ['title', 'cta'],
  Check: ['title'],
  CodeBlock: ['filename'],
  'Color.Item': ['name', 'value'],
  'Color.Row': ['title'],
  Danger: ['title'],
  Example: ['caption', 'hint'],
  Expandable: ['title'],
  'FileTree.File': ['name', 'comment'],
  'FileTree.Folder': ['name', 'comment'],
  Frame: ['caption', 'hint', 'description', 'title'],
  'GitHub.Repo': ['repo'],
  'Github.Repo': ['repo'],
  Info: ['title'],
  Mermaid: ['chart'],
  Note: ['title'],
  Param: parameter,
  ParamField: parameter,
  Prompt: ['description'],
  Property: field,
  ResponseField: field,
  Step: ['title'],
  Tab: ['title'],
  Tile: ['title', 'description'],
  Tip: ['title'],
  Tooltip: ['tip', 'headline'],
  'Tree.File': ['name', 'comment'],
  'Tree.Folder': ['name', 'comment'],
  Update: ['label', 'description', 'tags'],
  View: ['title'],
  Warning: ['title'],
};

/** Attributes of HTML that are shown or read out. */
const html = ['alt', 'title', 'placeholder'];

/** Longer default values are not shown (docs/format/pages.md#fields), quotes included. */
const longestDefault = 47;

/** The attributes of an element that hold words, for readers. */
export function shownAttributes(
  name: string,
  written: ReadonlyMap<string, string>,
): readonly string[] {
  if (/^[a-z]/.test(name)) return html;
  const names = byComponent[name] ?? [];
  const isLong = (written.get('default')?.length ?? 0) > longestDefault;
  return isLong ? names.filter((key) => key !== 'default') : names;
}

const unread = new Set(['script', 'style', 'Icon']);

/** Whether nobody sees an element, whatever it holds. */
export function isHidden({ name, attributes, written }: Element): boolean {
  if (unread.has(name)) return true;
  if (name === 'Visibility') return !/humans|signed-out/.test(written.get('for') ?? '');
  if (name === 'View') return attributes.get('title')?.kind !== 'text';
  return name === 'ParamField' && (attributes.get('hidden') ?? absent) !== absent;
}
