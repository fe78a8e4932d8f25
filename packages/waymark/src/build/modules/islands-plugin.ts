import type { Plugin } from 'vite';
import type { OpenDocs } from '../../project/open-docs.ts';
import { absentComponents, islandModule } from './island-modules.ts';
import { moduleId } from './module-id.ts';

/** Serves the generated modules of components that run in the browser. */
export function islandsPlugin(docs: OpenDocs): Plugin {
  const warned = new Set<string>();
  const prefix = moduleId(docs.project.settings.mount, 'island/');
  return {
    name: 'waymark:islands',
    enforce: 'pre',
    // The renderer asks for a virtual module, which Node alone could not give it.
    configEnvironment: (name) =>
      name === 'client' ? null : { resolve: { noExternal: ['@astrojs/react'] } },
    resolveId: {
      filter: { id: /^virtual:waymark/ },
      // The id stays as it is: Astro makes addresses for the browser of it.
      handler: (id) => (id.startsWith(prefix) ? id : null),
    },
    load: {
      filter: { id: /^virtual:waymark[^?]*$/ },
      handler: (id) => {
        docs.findings.report(absentComponents(id, docs.project, warned));
        return islandModule(id, docs.project);
      },
    },
  };
}
