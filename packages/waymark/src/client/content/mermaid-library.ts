import type { Mermaid } from 'mermaid';
import { type DrawingFrame, openDrawingFrame } from './drawing-frame.ts';

/** A diagram as it can be shown under any content security policy. */
export interface Drawing {
  /** An SVG whose elements have their styles in `data-style`. */
  readonly svg: string;
  /** The rules of its style sheet, which are about this drawing only. */
  readonly rules: string;
}

type MermaidFrame = DrawingFrame<{ readonly default: Mermaid }>;

let frame: Promise<MermaidFrame> | undefined;
let previous: Promise<unknown> = Promise.resolve();
let count = 0;

/**
 * Draws one diagram after the other: the library has one configuration for all of them.
 *
 * @param url of the module that loads the library
 * @throws what the parser says about the source
 */
export function drawDiagram(url: string, source: string, dark: boolean): Promise<Drawing> {
  const result = previous.then(async () => {
    const opened = await frameWith(url);
    const mermaid = opened.library.default;
    mermaid.initialize({
      startOnLoad: false,
      suppressErrorRendering: true,
      theme: dark ? 'dark' : 'default',
      ...asWritten,
      themeVariables: dark ? darkVariables : {},
      fontFamily: 'inherit',
      gantt: { useWidth: 800 },
    });
    // In steps, as a reader may scroll or type in between: what draws this kind is loaded by the first.
    await Promise.all([mermaid.parse(source), loadFonts(opened.document, source)]);
    await rest();
    // Markers and gradients of a drawing are found by ids that start with this one.
    const { svg } = await mermaid.render(`wm-mermaid-${++count}`, source);
    await rest();
    return withoutStyles(opened.document, svg);
  });
  previous = result.catch(() => undefined);
  return result;
}

/** The frame that is there, or another where it has been taken away or could not be opened. */
async function frameWith(url: string): Promise<MermaidFrame> {
  const opened = await frame?.catch(() => undefined);
  if (opened?.isOpen) return opened;
  frame = openDrawingFrame(url);
  return frame;
}

/** Loads the fonts that labels are written in: they come else when the labels have been measured. */
function loadFonts({ body, defaultView, fonts }: Document, text: string): Promise<unknown> {
  const family = defaultView?.getComputedStyle(body).fontFamily ?? 'inherit';
  return Promise.allSettled(
    [400, 700].map((weight) => fonts.load(`${weight} 1rem ${family}`, text)),
  );
}

/** Takes the styles out of a drawing, in a document that lets them be there. */
function withoutStyles(document: Document, svg: string): Drawing {
  const holder = document.createElement('div');
  holder.innerHTML = svg;
  const rules = Array.from(holder.querySelectorAll('style'), (sheet) => {
    sheet.remove();
    return sheet.textContent;
  });
  for (const styled of holder.querySelectorAll('[style]')) {
    styled.setAttribute('data-style', styled.getAttribute('style') ?? '');
    styled.removeAttribute('style');
  }
  return { svg: holder.innerHTML, rules: rules.join('\n') };
}

/** Lets the browser do what it has to do meanwhile. */
function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * How all diagrams were drawn that were written for version 11. The layout that is the usual one
 * since version 12 gives them another shape, and is 440 kB more to load; a diagram may ask for it.
 */
const asWritten = { layout: 'dagre', look: 'classic' } as const;

/** Where the dark theme puts grey on grey. */
const darkVariables = { edgeLabelBackground: '#333', noteTextColor: '#eee' };
