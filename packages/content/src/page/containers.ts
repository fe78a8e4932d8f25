import { childElements } from '../tree/elements.ts';
import { attribute, type JsxElement, setAttribute, stringAttribute } from '../tree/jsx.ts';
import { propertyCode } from '../tree/property-code.ts';

/**
 * Tells containers about their children. Components in `.astro` files cannot look into their
 * slots, so what a list of tabs needs is handed to them as properties (mdx-content §3.5–3.8, §3.13).
 *
 * @param elements all elements of the page in document order, ids assigned, fences already
 *   replaced by `CodeBlock` elements
 */
export function linkContainers(elements: readonly JsxElement[]): void {
  let groups = 0;
  for (const element of elements) {
    if (element.name === 'Tabs') linkTabs(element);
    if (element.name !== null && element.name in exampleLabels) {
      groups++;
      linkCodeGroup(element, `code-${groups}`, exampleLabels[element.name]);
    }
  }
  linkViews(elements.filter((element) => element.name === 'View'));
}

/** Containers of code, and how they call a block without a name; `undefined` is by language. */
const exampleLabels: Readonly<Record<string, string | undefined>> = {
  CodeGroup: undefined,
  SnippetGroup: undefined,
  RequestExample: 'Request',
  ResponseExample: 'Response',
};

function linkTabs(element: JsxElement): void {
  const tabs = childElements(element).filter((child) => child.name === 'Tab');
  setAttribute(element, 'items', {
    code: list(tabs.map((tab) => itemCode(tab, itemProperties))),
  });
  const active = tabs[activeIndex(element, tabs.length)];
  if (active) setAttribute(active, 'active', true);
}

/** `defaultTabIndex`, brought into the range of the tabs. */
function activeIndex(element: JsxElement, count: number): number {
  const given = attribute(element, 'defaultTabIndex');
  const index = Number(typeof given === 'object' ? given.code : given);
  return Number.isInteger(index) ? Math.min(Math.max(index, 0), count - 1) : 0;
}

function linkCodeGroup(element: JsxElement, id: string, fallback: string | undefined): void {
  const blocks = childElements(element).filter((child) => child.name === 'CodeBlock');
  let unnamed = 0;
  const items = blocks.map((block, index) => {
    const panelId = `${id}-${index + 1}`;
    setAttribute(block, 'panelId', panelId);
    if (index === 0) setAttribute(block, 'active', true);
    if (attribute(block, 'filename') === undefined) unnamed++;
    const label = blockLabel(block, fallback, unnamed);
    const properties = [`id:${JSON.stringify(panelId)}`, `label:${label}`];
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
 * The views of a page share one menu, which stands at the first of them. Views with the same title
 * are one option of it and are shown together; those without a title have no part in it.
 */
function linkViews(views: readonly JsxElement[]): void {
  const options = new Map<string, JsxElement>();
  for (const view of views) {
    const title = stringAttribute(view, 'title');
    if (title !== undefined && !options.has(title)) options.set(title, view);
  }
  const [first] = options.values();
  if (!first) return;
  const title = stringAttribute(first, 'title');
  for (const view of views) {
    if (stringAttribute(view, 'title') === title) setAttribute(view, 'active', true);
  }
  const items = [...options.values()].map((view) => itemCode(view, itemProperties));
  setAttribute(first, 'items', { code: list(items) });
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
