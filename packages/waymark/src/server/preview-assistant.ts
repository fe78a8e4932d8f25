import path from 'node:path';
import { buildRetrievalIndex, openMemoryStore, openRetriever } from '@waymark/assistant';
import type { Project, ProjectState } from '../project/project.ts';
import { isWidgetSettingsPath } from '../project/site-paths.ts';
import type { PreviewContent } from '../routes/text/preview-content.ts';
import { docsApp } from './docs-app.ts';
import type { OwnAssistant } from './own-assistant.ts';
import { loadAnswering } from './own-modules.ts';
import type { Handle } from './route.ts';
import { siteAssistant } from './site-assistant.ts';

interface OpenDocs {
  readonly handle: Handle;
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
): Promise<Handle> {
  const { base } = project.settings.urls;
  const store = await openMemoryStore();
  const answering = await loadAnswering(assistant);
  const options = { ...assistant, ...answering, base, store };
  const widget = siteAssistant({ ...options, hasModel: answering.model !== undefined });
  const file = path.join(project.settings.cacheFolder, 'preview.sqlite');
  const open = async (previous: Promise<OpenDocs> | undefined): Promise<OpenDocs> => {
    const index = await content.index();
    // The file is replaced.
    await (await previous?.catch(() => undefined))?.close();
    await buildRetrievalIndex(index, file);
    const retriever = openRetriever(file);
    const read = async (url: string) => (await content.markdown(url)) ?? '';
    const skill = String((await content.find('/skill.md'))?.content);
    const { handle } = docsApp({ ...options, index, retriever, read, skill });
    return { handle, close: () => retriever.close() };
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
  return async (request, connection) => {
    // Every page asks for this, and it needs no index.
    if (isWidgetSettingsPath(new URL(request.url).pathname, base)) return widget.settings(request);
    const { handle } = await current();
    return handle(request, connection);
  };
}
