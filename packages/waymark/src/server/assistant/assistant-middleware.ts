import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import type { AstroIntegrationLogger } from 'astro';
import type { Plugin } from 'vite';
import type { OpenDocs } from '../../project/open-docs.ts';
import { pathBelow, requestPath } from '../../project/paths/request-path.ts';
import { isAskedPath } from '../../project/paths/site-paths.ts';
import type { Project } from '../../project/project.ts';
import type { PreviewContent } from '../../routes/text/preview-content.ts';
import type { Handle } from '../route.ts';
import type { OwnAssistant } from './own-assistant.ts';

/** Answers questions in the preview, as the server of the site will. */
export function assistantPlugin(
  docs: OpenDocs,
  assistant: OwnAssistant,
  content: PreviewContent,
  logger: AstroIntegrationLogger,
): Plugin {
  const { base } = docs.project.settings.urls;
  // Loaded late: most previews end without a question.
  const load = async () => {
    const { previewAssistant } = await import('./preview-assistant.ts');
    return previewAssistant(docs, assistant, content);
  };
  let opened: Promise<Handle> | undefined;
  const open = () => {
    opened ??= load().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  const listen = createRequestListener(async (request: Request, client: ClientAddress) => {
    try {
      const handle = await open();
      return await handle(request, client);
    } catch (error) {
      logger.error(error instanceof Error ? error.message : String(error));
      return new Response('The assistant cannot answer; the terminal says why.', { status: 503 });
    }
  });
  return {
    name: 'waymark:assistant',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const url = request.originalUrl ?? request.url;
        const pathname = requestPath({ url });
        const isRead = request.method === 'GET' || request.method === 'HEAD';
        if (!isAskedPath(pathname, base) || (isRead && hasPage(docs.project, pathname)))
          return next();
        request.url = url;
        void listen(request, response);
      });
    },
  };
}

function hasPage({ settings, site }: Project, pathname: string): boolean {
  const page = pathBelow(pathname, settings.urls.base)?.replace(/^\/|\/$/g, '');
  return page !== undefined && site.pages.has(page);
}
