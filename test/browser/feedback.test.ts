import { cpSync } from 'node:fs';
import path from 'node:path';
import { messages } from '@waymark/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { violations } from '../support/axe.ts';
import { sharedBrowser } from '../support/browser.ts';
import { docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { cli, repository, run, runCli, userEnvironment } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { serveSite } from '../support/served-site.ts';
import { sharedSite } from '../support/shared-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ThirdParties } from '../support/third-parties.ts';
import { whenQuiet } from '../support/when-quiet.ts';

const docs = path.join(tempFolder(), 'almanac');
const site = path.join(docs, 'dist');
const data = tempFolder();
const stops: (() => Promise<unknown>)[] = [];
let browser: Browser;
let served = '';
let files = '';

beforeAll(async () => {
  browser = await sharedBrowser();
  const example = path.join(repository, 'examples/almanac');
  cpSync(example, docs, { recursive: true, filter: (file) => path.basename(file) !== '.waymark' });
  const built = await runCli(['build', docs, '--out', site, '--base', '/almanac'], docs);
  expect(built.exitCode, built.output).toBe(0);
  const args = [docs, '--site', site, '--base', '/almanac', '--domain', 'almanac'];
  const server = await serveSite(args, docs, { WAYMARK_DATA: data });
  const folder = await serveFolder((await sharedSite('almanac')).dist);
  stops.push(
    () => server.stop(),
    () => folder.close(),
  );
  served = `${server.url}/almanac`;
  files = folder.url;
});

afterAll(async () => {
  await Promise.all(stops.map((stop) => stop()));
});

async function open(url: string, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  await tab.goto(url);
  return tab;
}

async function report(): Promise<unknown> {
  const args = [cli, 'report', docs, '--domain', 'almanac', '--json'];
  const told = await run(process.execPath, args, docs, {
    ...userEnvironment(),
    WAYMARK_DATA: data,
  });
  expect(told.exitCode, told.output).toBe(0);
  return JSON.parse(told.stdout).pages;
}

const question = (tab: Page, lang = 'en') =>
  tab.getByRole('group', { name: messages(lang).feedbackQuestion });

test('What readers think of a page comes to the server below its base, and into the report', async () => {
  const tab = await open(`${served}/guides/sowing`);
  const yes = question(tab).getByRole('button', { name: 'Yes' });
  await yes.click();
  await expect
    .poll(() => tab.getByRole('status').textContent())
    .toBe(messages('en').assistantThanks);
  expect(await yes.getAttribute('aria-pressed')).toBe('true');
  await tab
    .getByRole('textbox', { name: messages('en').feedbackComment })
    .fill('How deep is a pea?');
  await tab.keyboard.press('Tab');
  await tab.keyboard.press('Enter');
  await expect.poll(() => tab.getByRole('textbox').count()).toBe(0);

  const other = await open(`${served}/ar`);
  await question(other, 'ar')
    .getByRole('button', { name: messages('ar').feedbackNo })
    .click();
  await expect.poll(async () => JSON.stringify(await report())).toContain('/ar');
  expect(await report()).toEqual([
    { page: '/ar', up: 0, down: 1, comments: [] },
    {
      ...{ page: '/guides/sowing', up: 1, down: 0 },
      comments: [{ time: expect.any(String), rating: 'up', comment: 'How deep is a pea?' }],
    },
  ]);
});

test('A reader who cannot be heard is told so', async () => {
  const tab = await open(`${served}/guides/watering`);
  await tab.route(/_waymark\/feedback/, (route) => route.fulfill({ status: 429, body: '{}' }));
  await question(tab).getByRole('button', { name: 'No' }).click();
  await expect
    .poll(() => tab.getByRole('status').textContent())
    .toBe(messages('en').feedbackFailed);
});

test('A site of files alone asks nobody, and still links to its repository', async () => {
  const tab = await open(`${files}/guides/sowing/`);
  expect(await question(tab).count()).toBe(0);
  expect(await tab.locator('wm-feedback').isVisible()).toBe(false);
  const edit = tab.getByRole('link', { name: messages('en').editPage });
  expect(await edit.getAttribute('href')).toBe(
    'https://github.com/almanac-example/garden/edit/main/docs/guides/sowing.mdx',
  );
  const issue = tab.getByRole('link', { name: messages('en').raiseIssue });
  expect(await issue.getAttribute('href')).toContain('/garden/issues/new?title=Sowing');
});

test('On a site of files, services that know events hear it, once they may be loaded', async () => {
  const folder = docsFolder(['index'], {
    'docs.json': docsJson({
      feedback: { thumbsRating: true },
      integrations: { plausible: { domain: 'a.dev' }, cookies: { key: 'consent', value: 'yes' } },
      navigation: { pages: ['index'] },
    }),
    'index.mdx': page('Home', 'Text.'),
  });
  const out = path.join(folder, 'dist');
  const built = await runCli(['build', folder, '--out', out], folder);
  expect(built.exitCode, built.output).toBe(0);
  const server = await serveFolder(out);
  onTestFinished(() => server.close());
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const others = new ThirdParties();
  await others.standIn(context, server.url);
  const tab = await context.newPage();
  await tab.goto(server.url);
  expect(await question(tab).count()).toBe(0);
  await tab.evaluate(() => localStorage.setItem('consent', 'yes'));
  await tab.reload();
  await question(tab).getByRole('button', { name: 'No' }).click();
  await tab.getByRole('textbox').fill('More.');
  await tab.getByRole('button', { name: 'Send' }).click();
  const told = () =>
    others.told.flatMap(([, to, name, props]) =>
      to === 'plausible' && String(name).startsWith('docs.feedback') ? [[name, props]] : [],
    );
  await expect.poll(told).toEqual([
    ['docs.feedback.thumbs_down', { props: {} }],
    ['docs.feedback.comment', { props: { comment: 'More.', rating: 'down' } }],
  ]);
  expect(others.errors).toEqual([]);
});

test('A site without any of it has no element, style or script of it', async () => {
  const folder = docsFolder(['index'], { 'index.mdx': page('Home', 'Text.') });
  const out = path.join(folder, 'dist');
  await runCli(['build', folder, '--out', out], folder);
  const server = await serveFolder(out);
  onTestFinished(() => server.close());
  const tab = await open(server.url);
  const html = await tab.content();
  expect(html).not.toMatch(/wm-feedback|wm-ending|_astro\/feedback/);
});

test.for([
  ['/guides/sowing', 'light', 1280],
  ['/ar', 'dark', 390],
  ['/fr/guides/watering', 'dark', 1280],
  ['/ar/guides/watering', 'light', 390],
  ['/fr/guides/sowing', 'dark', 390],
  ['/v1/guides/sowing', 'light', 390],
  ['/v1/guides/frost', 'dark', 1280],
] as const)('%s can be read by everybody, in %s and %i wide', async ([url, colorScheme, width]) => {
  const options = { colorScheme, viewport: { width, height: 800 } };
  const tab = await open(`${served}${url}`, options);
  await whenQuiet(tab);
  const no = tab.locator('.wm-feedback [data-rating=down]');
  if ((await no.count()) > 0) await no.click();
  expect(await violations(tab)).toEqual([]);
  const overflow = await tab.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
