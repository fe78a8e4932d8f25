import path from 'node:path';
import { buildRetrievalIndex, openMemoryStore, openRetriever } from '@waymark/assistant';
import type { Project, ProjectState } from '../project/project.ts';
import { isAssistantPath, isMcpPath } from '../project/site-paths.ts';
import type { PreviewContent } from '../routes/text/preview-content.ts';
import { docsRoutes } from './docs-routes.ts';
import type { OwnAssistant } from './own-assistant.ts';
import { loadAnswering } from './own-modules.ts';
import type { ServerRoute } from './route.ts';
import { siteAssistant } from './site-assistant.ts';

interface OpenDocs {
  readonly routes: readonly ServerRoute[];
  close(): Promise<void>;
}

/**
 * What a preview answers about the docs. They are indexed when the first question comes, and again
 * after a change; keys, limits and threads are gone when the preview ends.
 */
export async function previewAssistant(
  project: Project,
  assistant: OwnAssistant,
  content: PreviewContent,
): Promise<readonly ServerRoute[]> {
  const { base } = project.settings.urls;
  const store = await openMemoryStore();
  const answering = await loadAnswering(assistant);
  const options = { ...assistant, ...answering, base, store };
  const own = siteAssistant({ ...options, hasModel: answering.model !== undefined });
  const file = path.join(project.settings.cacheFolder, 'preview.sqlite');
  const open = async (previous: Promise<OpenDocs> | undefined): Promise<OpenDocs> => {
    const index = await content.index();
    // The file is replaced.
    await (await previous?.catch(() => undefined))?.close();
    await buildRetrievalIndex(index, file);
    const retriever = openRetriever(file);
    const read = async (url: string) => (await content.markdown(url)) ?? '';
    const skill = String((await content.find('/skill.md'))?.content);
    const { routes } = docsRoutes({ ...options, index, retriever, read, skill });
    return { routes, close: () => retriever.close() };
  };
  let opened: { readonly state: ProjectState; readonly docs: Promise<OpenDocs> } | undefined;
  const current = (): Promise<OpenDocs> => {
    const state = project.current;
    if (opened?.state === state) return opened.docs;
    const docs = open(opened?.docs);
    opened = { state, docs };
    docs.catch(() => {
      opened = undefined;
    });
    return docs;
  };
  const asked: ServerRoute = {
    matches: (pathname) => isAssistantPath(pathname, base) || isMcpPath(pathname, base),
    async handle(request, connection) {
      const { pathname } = new URL(request.url);
      const route = (await current()).routes.find(({ matches }) => matches(pathname));
      return (await route?.handle(request, connection)) ?? new Response(null, { status: 404 });
    },
  };
  return [...own.routes, asked];
}
