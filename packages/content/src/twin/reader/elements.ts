import { type ChildNode, Element, isTag, isText } from 'domhandler';

/** The first class is the component's own; those of the author follow. */
export function mainClass({ attribs }: Element): string {
  const classes = attribs.class;
  if (classes === undefined) return '';
  const end = classes.indexOf(' ');
  return end < 0 ? classes : classes.slice(0, end);
}

/** Whether a class, as a whole word, is among those of an element. */
export function hasClass({ attribs }: Element, name: string): boolean {
  return ` ${attribs.class ?? ''} `.includes(` ${name} `);
}

/** The first element below one that passes, in the order of the document. */
export function findElement(
  nodes: readonly ChildNode[],
  test: (element: Element) => boolean,
): Element | undefined {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    if (test(node)) return node;
    const found = findElement(node.children, test);
    if (found) return found;
  }
  return undefined;
}

/** The elements directly inside, without texts and comments. */
export function childElements({
  children,
}: {
  readonly children: readonly ChildNode[];
}): Element[] {
  return children.filter(isTag);
}

/** All text below nodes, as code has it: with its spaces and lines, without buttons. */
export function rawText(nodes: readonly ChildNode[]): string {
  let text = '';
  for (const node of nodes) {
    if (isText(node)) text += node.data;
    else if (isTag(node)) {
      if (node.name === 'br') text += '\n';
      else if (node.name !== 'button') text += rawText(node.children);
    }
  }
  return text;
}

/** The text with each run of HTML's white space as one space. A no-break space stays. */
export function collapseSpace(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, ' ');
}

export { type ChildNode, Element, isTag, isText };
