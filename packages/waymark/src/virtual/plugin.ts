import type { Plugin } from 'vite';
import { sharedModuleUrl, type VirtualModules } from './modules.ts';

const prefix = 'virtual:waymark/';
const shared = 'virtual:waymark/shared';

/** Serves the virtual modules of one integration. */
export function virtualModulesPlugin(modules: VirtualModules): Plugin {
  return {
    name: 'waymark:virtual-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:waymark\// },
      handler(id) {
        if (id === shared) return { id: sharedModuleUrl(), external: true };
        // Vite treats an id by its ending: a stylesheet must keep it.
        return `\0${id}`;
      },
    },
    load: {
      filter: { id: /^\0virtual:waymark\// },
      handler(id) {
        return modules[id.slice(1) as `${typeof prefix}${string}`]?.();
      },
    },
  };
}
