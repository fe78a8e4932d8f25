import { contentParts } from './parts-page.ts';

const heading = `/** Written by \`npm run docs\`: the properties of each component of pages, from its \`Props\`. */
export const contentProperties: Readonly<Record<string, readonly string[]>> = {
`;

/** The module that tells the build which properties the components of pages have. */
export function componentProperties(): string {
  const lines = contentParts()
    .filter(({ props }) => props.length > 0)
    .map(({ name, props }) => {
      const key = /^\w+$/.test(name) ? name : `'${name}'`;
      return `  ${key}: [${props.map((prop) => `'${prop.name}'`).join(', ')}],\n`;
    });
  return `${heading}${lines.join('')}};\n`;
}
