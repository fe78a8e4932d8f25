import type { Diagnostic } from '@waymark/core/page';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import { flowElement, isJsxElement } from '../tree/jsx.ts';

/** Name in the compiled page of what says that a mistake stands here; the theme gives it. */
export const noticeName = '_Mistake';

/** A mistake of which a page goes on to be shown. */
export interface Mistake {
  readonly offset: number;
  readonly found: Diagnostic;
  /** What could not be shown, as it is written. */
  readonly leftOut?: string | undefined;
}

/** What stands in the page at the place of mistakes. */
export function mistakeNotice(mistakes: readonly Omit<Mistake, 'offset'>[]): RootContent {
  const shown = mistakes.map(({ found: { file, line, column, message, hint }, leftOut }) => ({
    place: `${file}:${line}:${column}`,
    message,
    hint,
    source: leftOut,
  }));
  const notice = flowElement(noticeName, { mistakes: { code: JSON.stringify(shown) } });
  notices.add(notice);
  return notice as RootContent;
}

const notices = new WeakSet<object>();

/** Whether an element is a notice that was made here: an author may write one of its name. */
export function isNotice(node: object): boolean {
  return notices.has(node);
}

/** Puts a notice before each block in which there are mistakes. */
export function insertNotices(root: Root, mistakes: readonly Mistake[]): void {
  const blocks = new Map<RootContent | undefined, { parent: Parents; mistakes: Mistake[] }>();
  for (const mistake of mistakes) {
    const { parent, child } = blockAt(root, mistake.offset);
    const block = blocks.get(child) ?? { parent, mistakes: [] };
    blocks.set(child, block);
    block.mistakes.push(mistake);
  }
  for (const [child, { parent, mistakes }] of blocks) {
    const children = parent.children as RootContent[];
    const index = child ? children.indexOf(child) : children.length;
    children.splice(index, 0, mistakeNotice(mistakes));
  }
}

interface Block {
  readonly parent: Parents;
  /** Absent for the end of the parent. */
  readonly child: RootContent | undefined;
}

/** The innermost block at an offset before which another may stand. */
function blockAt(root: Root, offset: number): Block {
  let parent: Parents = root;
  let block: Block | undefined;
  for (;;) {
    const children: readonly RootContent[] = parent.children;
    const child = children.find((candidate) => endOf(candidate) > offset);
    // Nothing but its items may stand in a list.
    if (!block || parent.type !== 'list') block = { parent, child };
    if (!child || !holdsBlocks(child) || startOf(child) >= offset) return block;
    parent = child;
  }
}

function holdsBlocks(node: Nodes): node is Parents & RootContent {
  if (node.type === 'list' || node.type === 'listItem' || node.type === 'blockquote') return true;
  if (node.type !== 'mdxJsxFlowElement' || !isJsxElement(node)) return false;
  return node.name === null || /^(?:[A-Z]|div$|section$|details$)/.test(node.name);
}

function startOf({ position }: Nodes): number {
  return position?.start.offset ?? -1;
}

/** What has no place comes from nowhere, and nothing stands in it. */
function endOf({ position }: Nodes): number {
  return position?.end.offset ?? -1;
}
