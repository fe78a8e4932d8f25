import { type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core/page';
import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'satteri';
import type { CodeMeta } from '../code/meta.ts';
import { elementsOf } from '../tree/elements.ts';
import { attributes } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';

/** The element of a fence called `mermaid` (docs/format/pages.md#diagrams). */
export function diagramElement({ value, position }: Code, meta: CodeMeta): MdxJsxFlowElement {
  const { placement, actions } = meta;
  return {
    type: 'mdxJsxFlowElement',
    name: 'Mermaid',
    attributes: attributes({
      chart: { code: JSON.stringify(value) },
      placement: isPlacement(placement) ? placement : undefined,
      actions: actions === undefined ? undefined : { code: String(actions) },
    }),
    children: [],
    position,
  };
}

/** Where the first diagram of a page is, a fence or an element that its author wrote. */
export function firstDiagram(root: Root, file: string): SourceLocation | undefined {
  const diagram = elementsOf(root).find(({ name }) => name === 'Mermaid');
  return diagram && locate(diagram, file);
}

/** Reports a `placement` that is none of the four corners (docs/format/pages.md#diagrams). */
export function checkPlacement(code: Code, { placement }: CodeMeta, file: string): Diagnostic[] {
  if (placement === undefined || isPlacement(placement)) return [];
  return [
    diagnostic('diagram-placement', {
      at: locate(code, file),
      message: `A diagram has no place called \`${placement}\`, so its controls are at the bottom right.`,
      hint: `Use ${placements.map((name) => `\`${name}\``).join(', ')}.`,
    }),
  ];
}

const placements: readonly string[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

function isPlacement(placement: string | undefined): boolean {
  return placement !== undefined && placements.includes(placement);
}
