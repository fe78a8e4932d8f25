import type { HookParameters } from 'astro';
import type { Plugin } from 'vite';
import { userError } from '../../project/findings/user-error.ts';

/**
 * Pages are rendered from the files of the docs folder, for which Node is needed; Cloudflare's
 * adapter renders pages in its own runtime unless it is told not to.
 *
 * @throws when the pages of the project are not rendered in Node, with what to write in its settings
 */
export function prerenderRuntimePlugin(
  command: HookParameters<'astro:config:setup'>['command'],
): Plugin {
  return {
    name: 'waymark:prerender-runtime',
    configResolved({ environments: { prerender, ssr } }) {
      // A build and `astro sync` make types by a server that renders no page, and has no `prerender`.
      const rendering = command === 'dev' ? (prerender ?? ssr) : prerender;
      if (!rendering?.resolve.conditions.includes('workerd')) return;
      throw userError(
        'The adapter renders static pages in the runtime of Cloudflare (workerd), and Waymark renders pages in Node.',
        "Write `cloudflare({ prerenderEnvironment: 'node' })` in the configuration of Astro.",
      );
    },
  };
}
