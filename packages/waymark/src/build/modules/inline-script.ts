import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { sourceFile } from './modules.ts';

/** Scripts of the theme that stand in pages (`inlineScripts`). */
export const inlineFolder = sourceFile('client/inline');

/** Has them stand there minified, as each page has them. */
export function inlineScriptsPlugin(): Plugin {
  return {
    name: 'waymark:inline-scripts',
    enforce: 'pre',
    load: {
      filter: { id: /[\\/]client[\\/]inline[\\/][^\\/]+\.js\?raw$/ },
      async handler(id) {
        const text = await inlineScript(id.replace(/\?raw$/, ''));
        return `export default ${JSON.stringify(text)};`;
      },
    },
  };
}

/** The text of such a script as pages have it. */
export async function inlineScript(file: string): Promise<string> {
  const { minify } = await import('vite');
  const { code } = await minify(file, await readFile(file, 'utf8'), { module: false });
  return code;
}
