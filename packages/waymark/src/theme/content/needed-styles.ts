/**
 * The stylesheets of components besides those of every page, weakest first, by the classes that call
 * for them; those that begin with one of these do too (`tree`, `tree-item`).
 */
const sheets: Readonly<Record<string, readonly string[]>> = {
  diagram: ['mermaid'],
  math: ['math', 'katex'],
  field: ['field', 'param', 'expandable'],
  update: ['update', 'panel'],
  view: ['view', 'multi-view'],
  prompt: ['prompt'],
  tree: ['tree'],
  tile: ['tile'],
  color: ['color'],
  zoom: ['zoom'],
  ending: ['wm-ending'],
  offer: ['wm-offer'],
  notice: ['wm-notice'],
  feedback: ['wm-feedback'],
  endpoint: [
    'wm-endpoint',
    'wm-ref',
    'wm-description-text',
    'wm-panel',
    'wm-samples',
    'wm-examples',
  ],
};

/**
 * Names of the stylesheets of what a page shows, weakest first. What a component that runs in the
 * browser will show is not known, so that a page with one has them all.
 *
 * @param html its content; absent where it is not known
 * @param others classes of what stands around the content
 */
export function neededStyles(html?: string, others: readonly string[] = []): string[] {
  const classes = classesOf(html ?? '').union(new Set(others));
  const isOpen = html?.includes('<astro-island') ?? true;
  const needed = Object.entries(sheets).filter(
    ([, names]) => isOpen || names.some((name) => classes.has(name)),
  );
  return ['common', ...needed.map(([name]) => name)];
}

/** The classes of elements, each with those that it begins with: `a-b-c`, `a-b`, `a`. */
function classesOf(html: string): ReadonlySet<string> {
  const texts = new Set(
    Array.from(html.matchAll(/\sclass=["']([^"']*)/g), ([, text = '']) => text),
  );
  const classes = new Set<string>();
  for (const name of [...texts].flatMap((text) => text.split(/\s+/))) {
    for (let end = name.length; end > 0; end = name.lastIndexOf('-', end - 1)) {
      classes.add(name.slice(0, end));
    }
  }
  return classes;
}
