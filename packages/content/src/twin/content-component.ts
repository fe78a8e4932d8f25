import { type ChildNode, Element } from 'domhandler';
import type { Block } from './block.ts';
import type { Reader } from './reader/reader.ts';

/** Properties as they were given to a component, content among them as nodes of the runtime. */
export type ComponentProps = Readonly<Record<string, unknown>>;

/** Says as Markdown what a component shows. What it holds is in `children`. */
export type MarkdownForm =
  | {
      readonly kind: 'blocks';
      readonly blocks: (component: ContentComponent, reader: Reader) => readonly Block[];
    }
  | {
      readonly kind: 'line';
      /** Markdown of a part of a paragraph. */
      readonly line: (component: ContentComponent, reader: Reader) => string;
    };

/** The form of a component that stands by itself. */
export function blockForm(
  blocks: (component: ContentComponent, reader: Reader) => readonly Block[],
): MarkdownForm {
  return { kind: 'blocks', blocks };
}

/** The form of a component that stands in a line of text. */
export function lineForm(
  line: (component: ContentComponent, reader: Reader) => string,
): MarkdownForm {
  return { kind: 'line', line };
}

/** A component in the content of a page, among the elements of HTML. */
export class ContentComponent extends Element {
  readonly form: MarkdownForm;
  readonly props: ComponentProps;

  constructor(form: MarkdownForm, props: ComponentProps, children: ChildNode[]) {
    super('component', {}, children);
    this.form = form;
    this.props = props;
  }
}
