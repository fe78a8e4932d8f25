import type { Plugin } from 'vite';
import { unbundledModules, type VirtualModules } from './modules.ts';

/** Serves the virtual modules of one integration, and keeps native code out of bundles. */
export function virtualModulesPlugin(modules: VirtualModules): Plugin {
  const unbundled = unbundledModules();
  return {
    name: 'waymark:virtual-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(virtual:waymark\/|@waymark\/)/ },
      handler(id) {
        const url = this.environment.name === 'client' ? undefined : unbundled[id];
        if (url !== undefined) return { id: url, external: true };
        return id.startsWith('virtual:') ? `\0${id}` : null;
      },
    },
    load: {
      filter: { id: /^\0virtual:waymark\// },
      handler(id) {
        return modules[id.slice(1) as keyof VirtualModules]?.();
      },
    },
  };
}
