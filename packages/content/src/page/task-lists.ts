import type { List, ListItem, Paragraph, Parents, Root } from 'mdast';
import type { MdxJsxTextElement } from 'satteri';
import { attributes } from '../tree/jsx.ts';

/**
 * Puts the text of each task into a label of its checkbox, which has no name otherwise. The classes
 * are those that the compiler gives to task lists.
 */
export function labelTasks(root: Root): void {
  const visit = (parent: Parents) => {
    if (parent.type === 'list') labelList(parent);
    for (const child of parent.children) if ('children' in child) visit(child);
  };
  visit(root);
}

function labelList(list: List): void {
  const tasks = list.children.filter(({ checked }) => typeof checked === 'boolean');
  if (tasks.length === 0) return;
  list.data = withClass('contains-task-list');
  for (const task of tasks) labelTask(task);
}

function labelTask(task: ListItem): void {
  const [text] = task.children;
  if (text?.type !== 'paragraph') return;
  const checkbox = inlineElement('input', {
    type: 'checkbox',
    disabled: true,
    ...(task.checked ? { checked: true } : {}),
  });
  text.children = [
    inlineElement('label', {}, [checkbox, { type: 'text', value: ' ' }, ...text.children]),
  ];
  task.checked = null;
  task.data = withClass('task-list-item');
}

function withClass(name: string): object {
  return { hProperties: { className: [name] } };
}

function inlineElement(
  name: string,
  values: Readonly<Record<string, string | true>>,
  children: Paragraph['children'] = [],
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: attributes(values), children };
}
