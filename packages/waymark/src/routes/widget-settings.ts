import type { Project } from '../project/project.ts';
import type { SiteFile } from '../project/site-file.ts';
import { widgetSettingsPath } from '../project/site-paths.ts';

/** Where an assistant elsewhere is. Whether a language model answers, only its server knows. */
export function widgetSettings({ settings }: Project): SiteFile[] {
  const { remoteAssistant } = settings;
  if (!remoteAssistant) return [];
  const { key, url } = remoteAssistant;
  return [{ path: widgetSettingsPath, content: JSON.stringify({ endpoint: url, key }) }];
}
