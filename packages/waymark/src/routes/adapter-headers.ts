import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { headerRoutes, headerRules, headersFile } from '@waymark/content/text';
import { type Diagnostic, diagnostic } from '@waymark/core';
import type { Mount } from './mounts.ts';

/** A site that the adapter of a project has built. */
interface AdapterSite {
  /** Of the adapter. */
  readonly name: string;
  /** Absolute path of the root of the project. */
  readonly root: string;
  /** Absolute path of the folder whose files the project publishes as they are. */
  readonly publicFolder: string;
  /** Folder of the site's files. */
  readonly output: string;
  /** Astro's base, without a slash at the end. */
  readonly base: string;
  readonly mounts: readonly Pick<Mount, 'documents' | 'path'>[];
}

/**
 * Tells the host of an adapter what browsers are to know of the docs, as far as it takes that in
 * files. `@astrojs/node` takes none: its server is told (`server/adapter/adapter-headers.ts`).
 *
 * @returns what is kept
 */
export function writeAdapterHeaders(site: AdapterSite): Diagnostic[] {
  const { base, mounts, name, output, publicFolder, root } = site;
  const rules = mounts.flatMap(({ documents, path: mount }) =>
    headerRules(
      base + mount,
      documents.map((file) => file.slice(mount.length)),
    ),
  );
  if (name === '@astrojs/vercel') {
    addRoutes(path.join(root, '.vercel/output/config.json'), headerRoutes(rules));
  }
  if (name !== '@astrojs/netlify' && name !== '@astrojs/cloudflare') return [];
  const own = path.join(publicFolder, '_headers');
  if (existsSync(own)) return [headersKept(path.relative(root, own))];
  // The adapter of Cloudflare has written some, for the files of Astro.
  appendFileSync(path.join(output, '_headers'), headersFile(rules));
  return [];
}

/** In front of the adapter's own, which the site's files come among. */
function addRoutes(file: string, added: readonly object[]): void {
  if (!existsSync(file)) return;
  const config = JSON.parse(readFileSync(file, 'utf8')) as { routes?: object[] };
  const routes = [...added, ...(config.routes ?? [])];
  writeFileSync(file, `${JSON.stringify({ ...config, routes }, null, 2)}\n`);
}

function headersKept(file: string): Diagnostic {
  const message =
    'There is a _headers of your own, so browsers are not told how to treat files of the docs.';
  return diagnostic('host-file-kept', { at: { file, line: 1, column: 1 }, message });
}
