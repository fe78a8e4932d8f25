import {
  type Block,
  blockForm,
  type ChildNode,
  ContentComponent,
  childElements,
  type Item,
  type Reader,
  rawText,
} from '@waymark/content/text';
import { flag } from './parts/flag.ts';

/** A tree of files: nested lists, folders with a slash. It may be written as a list, or in part. */
export const treeMarkdown = blockForm(({ children }, reader) =>
  // The list ends here, even where another tree follows.
  treeBlocks(children, reader).map((block) =>
    block.kind === 'list' ? { ...block, of: undefined } : block,
  ),
);

/** A file of a tree: a list of one item, which joins those beside it. */
export const treeFileMarkdown = blockForm(({ props }, reader) =>
  fileList([entry(String(props['name'] ?? ''), props['comment'], [], reader)]),
);

/**
 * A folder of a tree with what is in it. One that readers find closed and cannot open has nothing
 * in it.
 */
export const treeFolderMarkdown = blockForm(({ props, children }, reader) => {
  const { name, comment, openable = true, defaultOpen } = props;
  const isShown = flag(openable) || flag(defaultOpen);
  const blocks = isShown ? treeBlocks(children, reader) : [];
  return fileList([entry(folder(String(name ?? '')), comment, blocks, reader)]);
});

/** The entries of a tree or a folder, which are lists, components or both. */
function treeBlocks(children: readonly ChildNode[], reader: Reader): readonly Block[] {
  if (!children.some(isList)) return reader.blocks(children);
  const elements = childElements({ children });
  // What stands beside lists alone belongs to no entry.
  const isMixed = elements.some((element) => element instanceof ContentComponent);
  const entries = isMixed ? elements : elements.filter(isList);
  return entries
    .flatMap((entry) =>
      isList(entry) ? fileList(listItems([entry], reader)) : reader.blocks([entry]),
    )
    .reduce(joined, []);
}

/** Entries that follow each other are one list. */
function joined(blocks: readonly Block[], block: Block): readonly Block[] {
  const last = blocks.at(-1);
  if (last?.kind !== 'list' || block.kind !== 'list') return [...blocks, block];
  if (last.of !== 'tree' || block.of !== 'tree') return [...blocks, block];
  return [...blocks.slice(0, -1), { ...last, items: [...last.items, ...block.items] }];
}

function isList(node: ChildNode): boolean {
  return 'name' in node && /^[uo]l$/.test(node.name);
}

function fileList(items: readonly Item[]): Block[] {
  return [{ kind: 'list', ordered: false, of: 'tree', items }];
}

function entry(name: string, comment: unknown, blocks: readonly Block[], reader: Reader): Item {
  const label = [name, comment].flatMap((text) => (text ? reader.plain(String(text)) : []));
  return { label: label.join(': '), blocks };
}

function folder(name: string): string {
  const label = name.replace(/\/+$/, '');
  return label && `${label}/`;
}

/** The entries of lists; formatting of their names is taken off. */
function listItems(nodes: readonly ChildNode[], reader: Reader): Item[] {
  return childElements({ children: nodes }).flatMap((element): Item[] => {
    const { name, children } = element;
    if (name !== 'li') return isList(element) ? listItems(children, reader) : [];
    const lists = children.filter(isList);
    const inner = listItems(lists, reader);
    const text = rawText(children.filter((child) => !lists.includes(child))).trim();
    if (text === '') return inner;
    const isFolder = inner.length > 0 || text.endsWith('/');
    const blocks = inner.length > 0 ? fileList(inner) : [];
    return [entry(isFolder ? folder(text) : text, undefined, blocks, reader)];
  });
}
