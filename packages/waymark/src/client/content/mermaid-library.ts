import type { Mermaid } from 'mermaid';

let library: Promise<Mermaid> | undefined;
let previous: Promise<unknown> = Promise.resolve();
let count = 0;

/**
 * Draws one diagram after the other: the library has one configuration for all of them.
 *
 * @param url of the module that loads the library
 * @returns the drawing as SVG
 * @throws what the parser says about the source
 */
export function drawDiagram(url: string, source: string, dark: boolean): Promise<string> {
  const result = previous.then(async () => {
    library ??= loadLibrary(url).catch((error: unknown) => {
      // The next diagram asks again.
      library = undefined;
      throw error;
    });
    const mermaid = await library;
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
    await mermaid.parse(source);
    await rest();
    // Markers and gradients of a drawing are found by ids that start with this one.
    const { svg } = await mermaid.render(`wm-mermaid-${++count}`, source);
    await rest();
    return svg;
  });
  previous = result.catch(() => undefined);
  return result;
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

async function loadLibrary(url: string): Promise<Mermaid> {
  const { load } = await import(/* @vite-ignore */ url);
  const { default: mermaid } = await load();
  return mermaid;
}
