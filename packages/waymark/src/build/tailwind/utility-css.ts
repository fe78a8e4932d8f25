import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Backgrounds, themeVariables } from './theme.ts';

/**
 * Styles of the utility classes among these names; empty if there is none. They are in a layer of
 * their own above the theme's, so that a class wins over the component it is given to.
 */
export async function utilityCss(
  names: Iterable<string>,
  backgrounds: Backgrounds,
): Promise<string> {
  const candidates = [...names];
  if (candidates.length === 0) return '';
  // Most sites have no utility classes and go without loading the compiler.
  const { compile } = await import('tailwindcss');
  const compiler = await compile(input(backgrounds), { loadStylesheet });
  const empty = compiler.build([]);
  const css = compiler.build(candidates);
  return css === empty ? '' : css;
}

/**
 * Borders without a colour are grey, as in Tailwind 3. Its reset sets that for all elements; here
 * it concerns those whose classes speak of borders.
 */
const borderColor =
  ':where([class*="border"], [class*="divide-"] > *) { border-color: var(--wm-gray-200); }';

function input(backgrounds: Backgrounds): string {
  const variables = Object.entries(themeVariables(backgrounds));
  return [
    '@import "tailwindcss/theme.css" theme(inline);',
    `@theme inline { ${variables.map(([name, value]) => `${name}: ${value};`).join(' ')} }`,
    '@custom-variant dark (&:is(.dark *));',
    `@layer wm.reset { ${borderColor} }`,
    '@layer wm.utilities { @tailwind utilities; }',
  ].join('\n');
}

async function loadStylesheet(id: string, base: string) {
  const path = createRequire(import.meta.url).resolve(id);
  return { path, base, content: readFileSync(path, 'utf8') };
}
