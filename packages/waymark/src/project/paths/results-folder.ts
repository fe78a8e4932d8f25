import path from 'node:path';
import type { ProjectSettings } from '../project.ts';

/** Folder of what is kept of pages from one build to the next. */
export function resultsFolder({ cacheFolder }: Pick<ProjectSettings, 'cacheFolder'>): string {
  return path.join(cacheFolder, 'pages');
}
