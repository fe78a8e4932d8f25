import type { SiteFile } from '../project/folder/site-file.ts';
import { widgetSettingsPath } from '../project/paths/site-paths.ts';
import type { Project } from '../project/project.ts';

/** Where an assistant elsewhere is. Whether a language model answers, only its server knows. */
export function widgetSettings({ settings }: Project): SiteFile[] {
  const { remoteAssistant } = settings;
  if (!remoteAssistant) return [];
  const { key, url } = remoteAssistant;
  return [{ path: widgetSettingsPath, content: JSON.stringify({ endpoint: url, key }) }];
}
