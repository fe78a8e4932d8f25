import {
  type Block,
  blockForm,
  type ChildNode,
  childElements,
  type Item,
  type Reader,
  rawText,
} from '@waymark/content/text';
import { flag } from './parts/flag.ts';

/** A tree of files: nested lists, folders with a slash. It may be written as a list. */
export const treeMarkdown = blockForm(({ children }, reader) => {
  const listed = listItems(children, reader);
  const blocks = listed.length > 0 ? fileList(listed) : reader.blocks(children);
  // The list ends here, even where another tree follows.
  return blocks.map((block) => (block.kind === 'list' ? { ...block, of: undefined } : block));
});

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
  const blocks = isShown ? reader.blocks(children) : [];
  return fileList([entry(folder(String(name ?? '')), comment, blocks, reader)]);
});

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
    if (name !== 'li') return /^[uo]l$/.test(name) ? listItems(children, reader) : [];
    const lists = children.filter((child) => 'name' in child && /^[uo]l$/.test(child.name));
    const inner = listItems(lists, reader);
    const text = rawText(children.filter((child) => !lists.includes(child))).trim();
    if (text === '') return inner;
    const isFolder = inner.length > 0 || text.endsWith('/');
    const blocks = inner.length > 0 ? fileList(inner) : [];
    return [entry(isFolder ? folder(text) : text, undefined, blocks, reader)];
  });
}
