import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { themeNames } from '@waymark/core';
import { chromium, type Page } from 'playwright-core';
import { findBrowser } from '../test/support/browser.ts';
import { serveSite } from '../test/support/served-site.ts';
import { whenQuiet } from '../test/support/when-quiet.ts';

/** `npm run docs:pictures`: takes the pictures of real pages, of the examples as they are built now. */
interface Picture {
  readonly name: string;
  readonly example: 'api' | 'atlas';
  readonly url: string;
  readonly dark?: true;
  /** In place of the example's own. The picture is a small one, to be shown among those of others. */
  readonly theme?: string;
  readonly prepare?: (page: Page) => Promise<void>;
}

const pictures: readonly Picture[] = [
  { name: 'atlas-light', example: 'atlas', url: '/quickstart' },
  { name: 'atlas-dark', example: 'atlas', url: '/quickstart', dark: true },
  {
    name: 'search',
    example: 'atlas',
    url: '/quickstart',
    async prepare(page) {
      await page.keyboard.press('Control+K');
      await page.keyboard.type('rate limits');
      await page.locator('[role=option]').first().waitFor();
    },
  },
  { name: 'endpoint', example: 'atlas', url: '/reference/places/search' },
  {
    name: 'assistant',
    example: 'atlas',
    url: '/quickstart',
    async prepare(page) {
      await page.keyboard.press('Control+I');
      await page.keyboard.type('How do I create a key?');
      await page.keyboard.press('Enter');
      // Only an answer that has ended can be asked for again.
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  ...themeNames.map((theme): Picture => {
    return { name: `theme-${theme}`, example: 'atlas', url: '/guides/geocoding', theme };
  }),
];

const size = { width: 1200, height: 720 };

/** The largest file that is kept in the repository. */
const mostBytes = 60_000;

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'waymark-pictures-'));
const executablePath = findBrowser();
if (!executablePath) throw new Error('Install Chromium, or set WAYMARK_BROWSER to its path.');
// The browser of the tests has so little memory for what it draws that parts of a page stay empty.
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const [docs, shown] of Map.groupBy(pictures, docsOf)) {
    const name = path.basename(docs);
    const site = path.join(folder, `${name}-site`);
    const cli = path.join(root, 'packages/waymark/dist/cli.mjs');
    execFileSync(process.execPath, [cli, 'build', docs, '--out', site, '--host', 'none']);
    const args = [docs, '--site', site, '--domain', name];
    const served = await serveSite(args, folder, { WAYMARK_DATA: folder });
    for (const picture of shown) await take(picture, served.url);
    await served.stop();
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

/** The folder of what a picture shows. */
function docsOf({ example, theme }: Picture): string {
  const docs = path.join(root, 'examples', example);
  if (theme === undefined) return docs;
  const copy = path.join(folder, `${example}-${theme}`);
  cpSync(docs, copy, { recursive: true });
  const file = path.join(copy, 'docs.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), theme }));
  return copy;
}

async function take({ dark, name, prepare, theme, url }: Picture, origin: string): Promise<void> {
  const page = await browser.newPage({
    viewport: size,
    colorScheme: dark ? 'dark' : 'light',
  });
  await page.goto(origin + url);
  await whenQuiet(page);
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...size, scale: theme === undefined ? 1 : 0.5 };
  const options = { format: 'webp', quality: 70, clip } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  await page.close();
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > mostBytes) throw new Error(`${name} takes ${bytes.length} bytes.`);
  writeFileSync(new URL(`./pictures/${name}.webp`, import.meta.url), bytes);
}
