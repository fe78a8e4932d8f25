import type { Root } from 'mdast';
import { staticValue } from '../expressions/static-value.ts';
import { childElements } from '../tree/elements.ts';
import {
  attribute,
  flowElement,
  type JsxElement,
  removeAttribute,
  setAttribute,
  stringAttribute,
} from '../tree/jsx.ts';
import { propertyCode } from '../tree/property-code.ts';

/**
 * Tells containers about their children. Components in `.astro` files cannot look into their slots,
 * so what a list of tabs needs is handed to them as properties (docs/format/pages.md#tabs,
 * docs/format/pages.md#views).
 *
 * @param root the page; the menu of its views becomes its first child
 * @param elements all elements of the page in document order, ids assigned, fences already
 *   replaced by `CodeBlock` elements
 * @returns tabs and views that belong to a group, of which one at a time is shown
 */
export function linkContainers(
  root: Root,
  elements: readonly JsxElement[],
): ReadonlySet<JsxElement> {
  let groups = 0;
  const linked = new Set<JsxElement>();
  for (const element of elements) {
    if (element.name === 'Tabs') for (const tab of linkTabs(element)) linked.add(tab);
    if (element.name !== null && element.name in exampleLabels) {
      groups++;
      linkCodeGroup(element, `code-${groups}`, exampleLabels[element.name]);
    }
  }
  const views = elements.filter((element) => element.name === 'View');
  for (const view of linkViews(root, views)) linked.add(view);
  return linked;
}

/** Containers of code, and how they call a block without a name; `undefined` is by language. */
const exampleLabels: Readonly<Record<string, string | undefined>> = {
  CodeGroup: undefined,
  SnippetGroup: undefined,
  RequestExample: 'Request',
  ResponseExample: 'Response',
};

/** What a tab without a title is called (docs/format/pages.md#tabs). */
const untitled = 'Tab Title';

function linkTabs(element: JsxElement): JsxElement[] {
  const tabs = tabsOf(element);
  for (const tab of tabs) {
    const title = attribute(tab, 'title');
    if (title === undefined || title === '') setAttribute(tab, 'title', untitled);
    setAttribute(tab, 'inTabs', true);
  }
  setAttribute(element, 'items', {
    code: list(tabs.map((tab) => itemCode(tab, itemProperties))),
  });
  const active = activeTab(element);
  if (active) setAttribute(active, 'active', true);
  return tabs;
}

/** The tab of a list of tabs that a page shows at first: that of `defaultTabIndex`, or the first. */
export function activeTab(element: JsxElement): JsxElement | undefined {
  const tabs = tabsOf(element);
  return tabs[activeIndex(element, tabs.length)];
}

function tabsOf(element: JsxElement): JsxElement[] {
  return childElements(element).filter((child) => child.name === 'Tab');
}

/** `defaultTabIndex`, brought into the range of the tabs. */
function activeIndex(element: JsxElement, count: number): number {
  const given = attribute(element, 'defaultTabIndex');
  const index = Number(typeof given === 'object' ? staticValue(given.code) : given);
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), count - 1) : 0;
}

function linkCodeGroup(element: JsxElement, id: string, fallback: string | undefined): void {
  const blocks = childElements(element).filter((child) => child.name === 'CodeBlock');
  const dropdown = attribute(element, 'dropdown');
  let unnamed = 0;
  const items = blocks.map((block, index) => {
    const panelId = `${id}-${index + 1}`;
    setAttribute(block, 'panelId', panelId);
    if (index === 0) setAttribute(block, 'active', true);
    if (dropdown !== undefined) setAttribute(block, 'inMenu', dropdown);
    if (attribute(block, 'filename') === undefined) unnamed++;
    const label = blockLabel(block, fallback, unnamed);
    const language = propertyCode(block, 'label');
    // Its header and its Markdown say what its tab does.
    if (fallback !== undefined) setAttribute(block, 'label', { code: label });
    const properties = [
      `id:${JSON.stringify(panelId)}`,
      `label:${label}`,
      ...(language === undefined ? [] : [`languageName:${language}`]),
    ];
    return `{${[...properties, ...propertyList(block, ['icon', 'language'])].join(',')}}`;
  });
  setAttribute(element, 'items', { code: list(items) });
}

/** Label of a block in its container, as code. `unnamed` counts the blocks without a title so far. */
function blockLabel(block: JsxElement, fallback: string | undefined, unnamed: number): string {
  const filename = propertyCode(block, 'filename');
  if (filename !== undefined) return filename;
  if (fallback !== undefined)
    return JSON.stringify(unnamed > 1 ? `${fallback} ${unnamed}` : fallback);
  return JSON.stringify(
    stringAttribute(block, 'label') || stringAttribute(block, 'language') || 'Code',
  );
}

/**
 * The views of a page share one menu at its top. Views with the same title are one option of it
 * and are shown together; those without a title that is known here have no part in it and lose it,
 * so that they are always shown.
 */
function linkViews(root: Root, views: readonly JsxElement[]): JsxElement[] {
  const options = new Map<string, JsxElement>();
  const titled = views.filter((view) => stringAttribute(view, 'title'));
  for (const view of views) if (!titled.includes(view)) removeAttribute(view, 'title');
  for (const view of titled) {
    const title = stringAttribute(view, 'title') ?? '';
    if (!options.has(title)) options.set(title, view);
  }
  const [first] = options.keys();
  if (first === undefined) return [];
  for (const view of titled) {
    if (stringAttribute(view, 'title') === first) setAttribute(view, 'active', true);
  }
  const items = [...options.values()].map((view) => itemCode(view, itemProperties));
  root.children.unshift(flowElement('ViewMenu', { items: { code: list(items) } }));
  return titled;
}

/** What a menu or a row of tabs shows of an entry. */
const itemProperties = ['id', 'title', 'titleHtml', 'icon', 'iconType', 'iconLibrary'];

function itemCode(element: JsxElement, names: readonly string[]): string {
  return `{${propertyList(element, names).join(',')}}`;
}

function propertyList(element: JsxElement, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const code = propertyCode(element, name);
    return code === undefined ? [] : [`${name}:${code}`];
  });
}

function list(items: readonly string[]): string {
  return `[${items.join(',')}]`;
}
