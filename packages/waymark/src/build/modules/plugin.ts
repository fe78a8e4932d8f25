import type { Plugin } from 'vite';
import { modulePrefix } from './module-id.ts';
import { unbundledModules, type VirtualModules } from './modules.ts';

/** Serves the virtual modules of the integration at a place, and keeps native code out of bundles. */
export function virtualModulesPlugin(mount: string, modules: VirtualModules): Plugin {
  const unbundled = unbundledModules();
  const prefix = modulePrefix(mount);
  return {
    name: 'waymark:virtual-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(virtual:waymark|@waymark\/)/ },
      handler(id) {
        // What a server is built from goes with it to where nothing of this machine is.
        const { config, name } = this.environment;
        const isBundled = name === 'client' || (name === 'ssr' && config.command === 'build');
        const url = isBundled ? undefined : unbundled[id];
        if (url !== undefined) return { id: url, external: true };
        return id.startsWith(prefix) ? `\0${id}` : null;
      },
    },
    load: {
      filter: { id: /^\0virtual:waymark/ },
      handler(id) {
        const isOwn = id.startsWith(`\0${prefix}`);
        return isOwn ? modules[id.slice(prefix.length + 1)]?.() : undefined;
      },
    },
  };
}
