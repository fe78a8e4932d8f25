import type { OpenDocs } from '../project/open-docs.ts';
import { embedPath } from '../project/paths/site-paths.ts';
import { findSitemap } from './crawler-files.ts';
import { embedFiles } from './embed.ts';
import { findFeed } from './feeds/site-feeds.ts';
import { findPicture } from './pictures.ts';
import { findPlayground } from './playgrounds.ts';
import type { FindFile } from './site-files.ts';
import { widgetSettings } from './widget-settings.ts';

/** Files that docs have beside their pages, as a preview makes them when they are asked for. */
export function previewFiles(docs: OpenDocs): readonly FindFile[] {
  return [
    (path) => docs.project.libraries.find(path),
    (path) => docs.findings.scripts.get(path),
    (path) => findFeed(docs, path),
    (path) => findPicture(docs.project, path),
    (path) => findPlayground(docs, path),
    (path) => widgetSettings(docs.project).find((file) => file.path === path),
    (path) => (path === embedPath ? embedFiles(docs.project)[0] : undefined),
    (path) => findSitemap(docs.project, path),
  ];
}
