import {
  type ChildNode,
  ContentComponent,
  childElements,
  contentBlocks,
  pageText,
  plainText,
  propertyNodes,
  renderDescription,
} from '@waymark/content';
import type { Messages } from '@waymark/core';
import { accordionGroupMarkdown, accordionMarkdown } from '../content/containers.markdown.ts';

/** A question that a page answers. */
export interface Question {
  readonly name: string;
  /** HTML in the plain tags that search engines show. */
  readonly answer: string;
}

/**
 * The questions that the accordions of a page answer (docs/format/pages.md#questions-and-answers).
 *
 * @param nodes what the page evaluates to for its Markdown; what is for agents only is taken out of
 *   them, and what is for readers only is let in: answers are what readers see
 * @param linkUrl the whole address of a link of the page
 */
export function questionsOf(
  nodes: readonly ChildNode[],
  labels: Messages,
  linkUrl: (href: string) => string,
): Question[] {
  const found = new Map<string, Question>();
  for (const accordion of nodes.flatMap(askingAccordions)) {
    const name = titleOf(accordion);
    showForReaders(accordion);
    const { markdown } = pageText([], contentBlocks(accordion.children, labels));
    const answer = renderDescription(markdown, { href: linkUrl });
    if (answer !== '' && !found.has(name)) found.set(name, { name, answer });
  }
  return [...found.values()];
}

/** What asks, with those inside of what does not; what stands inside an answer is part of it. */
function askingAccordions(node: ChildNode): ContentComponent[] {
  if (!('children' in node)) return [];
  const isGroup = node instanceof ContentComponent && node.form === accordionGroupMarkdown;
  const members = isGroup ? accordionsOf(node) : [];
  const asking = new Set(members.filter((member) => isQuestion(titleOf(member))));
  if (asking.size * 2 <= members.length) return node.children.flatMap(askingAccordions);
  return members.flatMap((member) =>
    asking.has(member) ? [member] : member.children.flatMap(askingAccordions),
  );
}

/** The accordions of a group, also those that stand in another element of it. */
function accordionsOf(group: { readonly children: readonly ChildNode[] }): ContentComponent[] {
  return childElements(group).flatMap((child) => {
    const isAccordion = child instanceof ContentComponent && child.form === accordionMarkdown;
    return isAccordion ? [child] : accordionsOf(child);
  });
}

function titleOf(accordion: ContentComponent): string {
  return plainText(propertyNodes(accordion, 'title'));
}

/** Signs that end a question: also of Arabic, Greek, Ethiopic, and in full width. */
const questionEnd = /\p{L}.*[?？؟;፧][^\p{L}\p{N}]*$/u;

function isQuestion(title: string): boolean {
  return questionEnd.test(title);
}

function showForReaders(parent: { children: ChildNode[] }): void {
  parent.children = parent.children.filter(
    (child) => !('attribs' in child && 'data-wm-agents' in child.attribs),
  );
  for (const child of childElements(parent)) {
    delete child.attribs['data-wm-humans'];
    showForReaders(child);
  }
}
