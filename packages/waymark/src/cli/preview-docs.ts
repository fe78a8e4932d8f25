import { createPreviewRenderer } from '../build/renderer/preview-renderer.ts';
import { diagnosticsOf, type Log, logDiagnostics } from '../project/findings/report.ts';
import { bringsTheme } from '../project/installed/brought-theme.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { createReporter } from '../routes/reporter.ts';
import { interruption, listenNear } from '../server/listen.ts';
import { changeKind } from '../server/preview/change-kind.ts';
import { createChangeStream } from '../server/preview/change-stream.ts';
import { createPreviewServer } from '../server/preview/preview-server.ts';
import { watchDocs } from '../server/preview/watch-docs.ts';
import { listeningOptions, type ServerSettings } from './settings/server-options.ts';

/** Why a preview has ended. */
export type PreviewEnd =
  | 'interrupted'
  /** The docs have something now that Astro must bundle. */
  | { readonly port: string };

/**
 * Shows docs as they are, with the theme as this package brings it.
 *
 * @param opened when they were read, in milliseconds since the epoch
 */
export async function previewDocs(
  docs: OpenDocs,
  opened: number,
  settings: ServerSettings,
): Promise<PreviewEnd> {
  const listening = listeningOptions(settings);
  logDiagnostics(diagnosticsOf(docs), docs.project.settings.docsFolder, terminal);
  const renderer = createPreviewRenderer(docs);
  const changes = createChangeStream();
  const { report, reportSaved } = createReporter(docs, terminal);
  const hosts = typeof settings.host === 'string' ? [settings.host] : [];
  const server = createPreviewServer({ docs, renderer, changes, report, hosts, log: terminal });
  const origin = await listenNear(server, listening);
  const needsAstro = Promise.withResolvers<PreviewEnd>();
  let served = new Set(docs.project.assets);
  const changed = (files: readonly string[]) => {
    report();
    const before = served;
    served = new Set(docs.project.assets);
    if (bringsTheme(docs.project)) {
      changes.tell(changeKind(files, before.union(served)));
      reportSaved(files);
    } else needsAstro.resolve({ port: new URL(origin).port });
  };
  const watcher = watchDocs(docs, opened, changed, terminal);
  terminal.info(`The preview is at ${origin}/.`);
  // What the first page waits for is made while a browser opens. Who asks for a page hears of errors.
  renderer.then(({ render }) => render('')).catch(() => undefined);
  const waiting = new AbortController();
  const end = await Promise.race([
    interruption(waiting.signal).then(() => 'interrupted' as const),
    needsAstro.promise,
  ]);
  waiting.abort();
  server.close();
  server.closeAllConnections();
  await watcher.close();
  if (end === 'interrupted') await docs.pool.close();
  else
    terminal.info(
      'A component of the docs runs in the browser now: Astro takes over to bundle it.',
    );
  return end;
}

const terminal: Log = {
  error: (text) => console.error(text),
  info: (text) => console.error(text),
  warn: (text) => console.error(text),
};
