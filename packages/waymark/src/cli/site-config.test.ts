import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { validateConfig } from 'astro/config';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { astroPlace, projectSettings } from '../build/astro/project-settings.ts';
import { resolveOptions } from '../options.ts';
import { openForBuild, type SiteSettings, siteConfig } from './site-config.ts';

let docs = '';
beforeAll(() => {
  docs = mkdtempSync(path.join(tmpdir(), 'waymark-site-config-'));
  writeFileSync(path.join(docs, 'docs.json'), '{}');
});
afterAll(() => rmSync(docs, { recursive: true, force: true }));

const builds: Readonly<Record<string, SiteSettings>> = {
  'of a plain site': {},
  'into a folder': { out: 'site', site: 'https://docs.example.com' },
  'below a path': { base: '/docs', site: 'https://example.com' },
  'below a path that is written otherwise': { base: 'docs/' },
  'with a server': { server: true, out: 'out' },
  'of another order, with leave': { lenient: true, endpointOrder: 'tags' },
};

it.each(Object.entries(builds))(
  'A build %s opens its project as Astro resolves it',
  async (_, settings) => {
    const { integrations: __, ...written } = siteConfig(docs, settings);
    const config = await validateConfig(written, written.root, 'build');
    const options = resolveOptions({
      docs,
      rules: settings.lenient ? 'lenient' : 'strict',
      endpointOrder: settings.endpointOrder,
    });
    const place = astroPlace(config, { mode: 'build', isAnswering: false });
    const { pool, project } = await openForBuild(docs, settings);
    expect(project.settings).toEqual(projectSettings(options, place));
    await pool.close();
  },
);
