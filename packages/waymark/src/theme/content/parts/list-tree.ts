/** An entry of a tree; one with children, or whose name ends with a slash, is a folder. */
export interface TreeNode {
  readonly name: string;
  readonly folder: boolean;
  readonly children: readonly TreeNode[];
}

interface OpenItem {
  text: string;
  readonly children: TreeNode[];
}

/**
 * The tree that a nested list draws (docs/format/pages.md#trees): formatting in names is taken off,
 * what stands outside of list items is dropped.
 *
 * @param html rendered lists
 */
export function listTree(html: string): TreeNode[] {
  const root: OpenItem = { text: '', children: [] };
  const open: OpenItem[] = [root];
  for (const [token, close, tag] of html.matchAll(/<(\/?)([a-z]\w*)[^>]*>|[^<]+/gi)) {
    if (tag === 'li' && !close) open.push({ text: '', children: [] });
    else if (tag === 'li') closeItem(open);
    else if (tag === undefined && open.length > 1) addText(open.at(-1), token);
  }
  return root.children;
}

function addText(item: OpenItem | undefined, text: string): void {
  // Text after an item's own list belongs to no name.
  if (item && item.children.length === 0) item.text += text;
}

function closeItem(open: OpenItem[]): void {
  const item = open.length > 1 ? open.pop() : undefined;
  if (!item) return;
  const text = decode(item.text).trim();
  const folder = item.children.length > 0 || text.endsWith('/');
  const node = { name: text.replace(/\/+$/, ''), folder, children: item.children };
  if (text !== '') open.at(-1)?.children.push(node);
  else open.at(-1)?.children.push(...item.children);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
