import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { Project } from '../project/project.ts';
import type { RemoteAssistant } from '../remote-assistant.ts';
import { widgetSettingsPath } from '../server/paths.ts';
import { pathBelow, requestPath } from '../server/request-path.ts';

/** What the widget of a page reads. Whether a language model answers, only the server knows. */
function widgetSettings({ key, url }: RemoteAssistant): string {
  return JSON.stringify({ endpoint: url, key });
}

/** Writes where an assistant elsewhere is, for the pages of the site. */
export function writeRemoteAssistant({ settings }: Project, output: string): void {
  if (!settings.remoteAssistant) return;
  const file = path.join(output, widgetSettingsPath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, widgetSettings(settings.remoteAssistant));
}

/** Serves the same in the preview. */
export function remoteAssistantPlugin({ settings }: Project): Plugin {
  const { remoteAssistant: assistant, urls } = settings;
  return {
    name: 'waymark:remote-assistant',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const wanted = requestPath({ url: request.originalUrl ?? request.url });
        if (!assistant || pathBelow(wanted, urls.base) !== widgetSettingsPath) return next();
        response.setHeader('content-type', 'application/json; charset=utf-8');
        response.end(widgetSettings(assistant));
      });
    },
  };
}
