import { workerData } from 'node:worker_threads';
import { buildRetrievalIndex } from '@waymark/assistant';
import { readSiteIndex } from '../server/indexed-site.ts';
import type { IndexTask } from './index-site.ts';

/** Thread that writes the index for searching a site, and ends. */
const { file, site } = workerData as IndexTask;
await buildRetrievalIndex(readSiteIndex(site), file);
