import type { Plugin } from 'vite';

/**
 * Has the script of the parts of nearly every page be one file with all that it loads, also where scripts
 * of other parts use some of that: else a page would ask for each shared module by itself. A project that
 * says itself how its scripts are split is left alone, as Vite would heed only one of the two.
 */
export function pagePartsPlugin(): Plugin {
  const test = /[\\/]theme[\\/]components[\\/]Scripts\.astro\?|vite[\\/]preload-helper/;
  const codeSplitting = { groups: [{ name: 'page-parts', test, priority: 1 }] };
  return {
    name: 'waymark:page-parts',
    config({ build, environments }) {
      const outputs = [build, environments?.['client']?.build].map(
        (one) => one?.rolldownOptions?.output ?? one?.rollupOptions?.output ?? {},
      );
      const isOwn = outputs.some(
        (output) =>
          'manualChunks' in output || 'codeSplitting' in output || 'advancedChunks' in output,
      );
      if (isOwn) return undefined;
      return {
        environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
      };
    },
  };
}
