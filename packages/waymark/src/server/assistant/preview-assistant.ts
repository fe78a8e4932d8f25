import { inMemory, openRetriever } from '@waymark/search';
import type { OpenDocs } from '../../project/open-docs.ts';
import { isWidgetSettingsPath } from '../../project/paths/site-paths.ts';
import type { Project } from '../../project/project.ts';
import type { PreviewContent } from '../../routes/text/preview-content.ts';
import { docsApp } from '../docs-app.ts';
import type { Handle } from '../route.ts';
import type { OwnAssistant } from './own-assistant.ts';
import { loadAnswering } from './own-modules.ts';
import { previewStore } from './preview-store.ts';
import { siteAssistant } from './site-assistant.ts';

/**
 * What a preview answers about the docs. They are indexed when the first question comes, and again
 * after a change; limits and threads are gone when the preview ends.
 */
export async function previewAssistant(
  docs: OpenDocs,
  assistant: OwnAssistant,
  content: PreviewContent,
): Promise<Handle> {
  const { root, urls } = docs.project.settings;
  const { base } = urls;
  const store = await previewStore(root);
  const answering = await loadAnswering(assistant);
  const trailingSlash = urls.trailingSlash === 'always';
  const options = { ...assistant, ...answering, base, store, trailingSlash };
  const widget = siteAssistant({ ...options, hasModel: answering.model !== undefined });
  const open = async (): Promise<Handle> => {
    const index = await content.index();
    const retriever = openRetriever(inMemory(await content.search()));
    const read = async (url: string) => (await content.markdown(url)) ?? '';
    const skill = String((await content.find('/skill.md'))?.content);
    return docsApp({ ...options, index, retriever, read, skill }).handle;
  };
  const opened = new WeakMap<Project, Promise<Handle>>();
  const current = (): Promise<Handle> => {
    const { project } = docs;
    const handle = opened.get(project) ?? open();
    opened.set(project, handle);
    handle.catch(() => opened.delete(project));
    return handle;
  };
  return async (request, connection) => {
    // Every page asks for this, and it needs no index.
    if (isWidgetSettingsPath(new URL(request.url).pathname, base)) return widget.settings(request);
    const handle = await current();
    return handle(request, connection);
  };
}
