import path from 'node:path';
import { expect, test } from 'vitest';
import { projectSettings } from '../../packages/waymark/src/build/astro/project-settings.ts';
import { siteConfig } from '../../packages/waymark/src/cli/settings/site-config.ts';
import { resolveOptions } from '../../packages/waymark/src/options.ts';
import {
  compilePageFile,
  filesToCompile,
} from '../../packages/waymark/src/project/compile-pages.ts';
import { openDocs } from '../../packages/waymark/src/project/open-docs.ts';
import { writtenUrls } from '../../packages/waymark/src/routes/written-urls.ts';
import { builtSite } from '../support/built-site.ts';
import { docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { sharedAddress } from '../support/shared-address.ts';
import { copySharedSite } from '../support/shared-site.ts';

/** What a browser and a host read, and no link leads to. */
const ofTheSite = /^(?:_astro|_waymark)\/|^_(?:redirects|headers)$|^\.waymark-output$/;

function urlOf(file: string): string {
  return file === '404.html' ? '/404' : `/${file}`.replace(/\/index\.html$/, '') || '/';
}

async function predicted(docs: string): Promise<string[]> {
  const { astro, options } = siteConfig(docs, { site: sharedAddress });
  const opened = await openDocs(projectSettings(resolveOptions(options), astro, { mode: 'build' }));
  try {
    for (const file of filesToCompile(opened.project)) await compilePageFile(opened, file);
    return [...writtenUrls(opened)].sort();
  } finally {
    await opened.pool.close();
  }
}

test.each(['almanac', 'api', 'atlas', 'components'] as const)(
  'What check takes for written is what a build of %s writes',
  async (name) => {
    const folder = await copySharedSite(name);
    const { files } = builtSite(path.join(folder, 'dist'));
    const written = files.filter((file) => !ofTheSite.test(file)).map(urlOf);
    expect(await predicted(path.join(folder, 'docs'))).toEqual(written.sort());
  },
);

test('Links and redirects lead to what a build writes, and to nothing else', async () => {
  const docs = docsFolder(['index', 'news'], {
    'docs.json': docsJson({
      navigation: { pages: ['index', 'news'] },
      redirects: [
        { source: '/a', destination: '/llms.txt' },
        { source: '/b', destination: '/news/rss.xml' },
        { source: '/c', destination: '/nothing/rss.xml' },
        { source: '/d', destination: '/news#nope' },
        { source: '/e', destination: '/news#may' },
      ],
    }),
    'index.mdx': page(
      'Home',
      [
        ...['/.well-known/llms.txt', '/news/rss.xml', '/news.md', '/sitemap.xml', '/404'],
        ...['/nothing/rss.xml', '/mcp', '/docs.json', '/favicon.ico'],
      ]
        .map((url) => `[${url}](${url})`)
        .join(' '),
    ),
    'news.mdx': page('News', '<Update label="May">\n\nNew.\n\n</Update>'),
  });
  const { stdout } = await runCli(['check', '--json'], docs);
  const { diagnostics } = JSON.parse(stdout);
  const found = diagnostics.map(({ message }: { message: string }) => /"[^"]*"/.exec(message)?.[0]);
  expect(found.sort()).toEqual([
    ...['"/c"', '"/docs.json"', '"/favicon.ico"', '"/mcp"', '"/news#nope"', '"/nothing/rss.xml"'],
  ]);
});
