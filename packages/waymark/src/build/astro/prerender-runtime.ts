import type { Plugin } from 'vite';
import { userError } from '../../project/user-error.ts';

/**
 * Pages are rendered from the files of the docs folder, for which Node is needed; Cloudflare's
 * adapter renders pages in its own runtime unless it is told not to.
 *
 * @throws when the pages of the project are not rendered in Node, with what to write in its settings
 */
export function prerenderRuntimePlugin(): Plugin {
  return {
    name: 'waymark:prerender-runtime',
    configResolved({ environments }) {
      const environment = environments['prerender'] ?? environments['ssr'];
      if (!environment?.resolve.conditions.includes('workerd')) return;
      throw userError(
        'The adapter renders static pages in the runtime of Cloudflare (workerd), and Waymark renders pages in Node.',
        "Write `cloudflare({ prerenderEnvironment: 'node' })` in the configuration of Astro.",
      );
    },
  };
}
