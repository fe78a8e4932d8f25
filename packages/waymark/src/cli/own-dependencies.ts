import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * Finds `astro` beside this package when the docs folder has no `node_modules` of its own: what
 * Astro generates for the folder imports it by name.
 */
export function resolveOwnDependencies(): Plugin {
  const importer = fileURLToPath(import.meta.url);
  return {
    name: 'waymark:own-dependencies',
    async resolveId(source, from, options) {
      if (!/^(astro|@astrojs\/mdx)(\/|$)/.test(source) || from === importer) return null;
      const found = await this.resolve(source, from, { ...options, skipSelf: true });
      return found ?? this.resolve(source, importer, { ...options, skipSelf: true });
    },
  };
}
