import { contentParts, type Part } from './parts-page.ts';

const heading = `/** Written by \`npm run docs\`: the components that pages may use without an import, for editors. */
type Component<Props> = (props: Props & { children?: unknown }) => unknown;

declare global {
  /** Read by the language server of MDX. */
  interface MDXProvidedComponents {
`;

/** The types of the components of pages, as the language server of MDX reads them. */
export function mdxTypes(): string {
  const parts = contentParts();
  const members = Map.groupBy(parts, ({ name }) => name.split('.')[0] ?? name);
  const lines = [...members].map(([name, group]) => {
    const own = group.find((part) => part.name === name);
    const inner = group.filter((part) => part.name !== name);
    const object = inner
      .map((part) => `${part.name.slice(name.length + 1)}: ${componentType(part)}`)
      .join('; ');
    const types = [...(own ? [componentType(own)] : []), ...(object ? [`{ ${object} }`] : [])];
    return `    ${name}: ${types.join(' & ')};`;
  });
  return `${heading}${lines.join('\n')}\n  }\n}\n\nexport {};\n`;
}

function componentType({ props }: Part): string {
  // What it may be given is not written down, as where all of it goes to an element.
  if (props.length === 0) return 'Component<Record<string, unknown>>';
  const shown = props.map(({ name, type }) => `${name}?: ${plainType(type)}`);
  return `Component<{ ${shown.join('; ')} }>`;
}

/** A type that needs no name of another file. */
function plainType(type: string): string {
  const parts = type.split('|').map((part) => part.trim());
  const isPlain = parts.every((part) => /^(?:string|number|boolean|unknown|'[^']*')$/.test(part));
  return isPlain ? type : 'unknown';
}
