import { projectSettings } from '../build/astro/project-settings.ts';
import { resolveOptions } from '../options.ts';
import { bringsTheme } from '../project/installed/brought-theme.ts';
import { type OpenDocs, openDocs } from '../project/open-docs.ts';
import { configuredFolderAt } from './folders/docs-folder.ts';
import { makeWorkFolder } from './folders/work-folder.ts';
import { previewDocs } from './preview-docs.ts';
import { type ServerSettings, serverOptions } from './settings/server-options.ts';
import { type SiteConfig, type SiteSettings, siteConfig } from './settings/site-config.ts';
import { tuneForPreview } from './tune-process.ts';

/** `waymark dev`: runs until it is interrupted. */
export async function dev(dir: string, settings: SiteSettings & ServerSettings): Promise<void> {
  tuneForPreview();
  // A port that is none is said before anything is read.
  serverOptions(settings);
  const config = siteConfig(await configuredFolderAt(dir, 'dev'), settings);
  makeWorkFolder(config.astro.root);
  const opened = Date.now();
  const docs = await openForPreview(config);
  const end = bringsTheme(docs.project) ? await previewDocs(docs, opened, settings) : {};
  if (end === 'interrupted') return;
  const { previewWithAstro } = await import('./preview-with-astro.ts');
  await previewWithAstro(config, docs, { ...settings, ...end });
}

function openForPreview({ astro, options }: SiteConfig): Promise<OpenDocs> {
  return openDocs(projectSettings(resolveOptions(options), astro, { mode: 'preview' }));
}
