import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type DevServer, startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';
import { test } from '../support/visit.ts';

const long = Array.from({ length: 60 }, (_, line) => `Paragraph ${line}.\n`).join('\n');
const guide = (text: string) => page('Guide', `${text}\n\n## First\n\n${long}\n## Last\n`);
/** So many that their list is fetched. */
const large = Array.from({ length: 40 }, (_, number) => `large/${number}`);
const config = (label: string) =>
  docsJson({
    interaction: { drilldown: false },
    navigation: {
      groups: [
        {
          group: 'Start',
          pages: ['index', 'guide', { group: label, pages: ['one', 'two'] }],
        },
        { group: 'Outer', pages: [{ group: 'Large', pages: large }] },
      ],
    },
  });

let docs: string;
let server: DevServer;

beforeAll(async () => {
  docs = tempFolder({
    'docs.json': config('More'),
    'index.mdx': page('Home'),
    'guide.mdx': guide('Before.'),
    'one.mdx': page('One'),
    'two.mdx': page('Two'),
    ...Object.fromEntries(large.map((path) => [`${path}.mdx`, page(`Page ${path}`)])),
  });
  server = await startDev(docs);
  await server.get('/guide');
});

afterAll(() => server.stop());

function save(file: string, text: string): void {
  writeFiles(docs, { [file]: text });
}

describe('A page of the preview that is open', () => {
  test('shows its new text where it is scrolled to, with the groups that the reader opened', async ({
    visit,
  }) => {
    const { page: tab } = await visit('/guide', { origin: server.url });
    const group = tab.locator('#sidebar details', { hasText: 'More' });
    await group.locator('summary').click();
    await tab.evaluate(() => scrollTo(0, 600));
    await tab.evaluate(() => Object.assign(window, { stayed: true }));
    save(
      'guide.mdx',
      guide('After, with <Tooltip tip="A word">a component</Tooltip> that is new.'),
    );
    await tab.getByText('that is new').waitFor({ state: 'attached' });
    expect(await tab.evaluate(() => 'stayed' in window && scrollY)).toBe(600);
    expect(await group.getAttribute('open')).not.toBeNull();
    // The script of the component runs.
    await tab.waitForFunction(() => customElements.get('wm-tooltip') !== undefined);
  });

  test('leaves the accordions open that the reader has opened', async ({ visit }) => {
    const written = (text: string) =>
      guide(`<Accordion title="One">1</Accordion><Accordion title="Two">${text}</Accordion>`);
    save('guide.mdx', written('First words.'));
    const { page: tab } = await visit('/guide', { origin: server.url });
    await tab.locator('[data-wm-content] summary', { hasText: 'Two' }).click();
    await tab.getByText('First words.').waitFor();
    save('guide.mdx', `${written('Other words.')}\n<Accordion title="Three">3</Accordion>\n`);
    await tab.getByText('Other words.').waitFor();
    expect(await tab.locator('[data-wm-content] details[open]').count()).toBe(1);
  });

  test('marks the heading that is read after its text has changed, too', async ({ visit }) => {
    const { page: tab } = await visit('/guide', { origin: server.url });
    const current = tab.locator('#table-of-contents [aria-current]');
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current.textContent()).toBe('Last');
    save('guide.mdx', guide('Words that were not there.'));
    await tab.getByText('Words that were not there').waitFor({ state: 'attached' });
    await tab.evaluate(() => scrollTo(0, 100));
    await expect.poll(() => current.textContent()).toBe('First');
  });

  test('has the headings of its new text in the table of contents', async ({ visit }) => {
    const { page: tab } = await visit('/guide', { origin: server.url });
    save('guide.mdx', `${guide('Text.')}\n## Behind the last\n`);
    await tab.locator('#table-of-contents').getByText('Behind the last').waitFor();
  });

  test('has the styles of a class that is used for the first time', async ({ visit }) => {
    const { page: tab } = await visit('/guide', { origin: server.url });
    save('guide.mdx', guide('<p className="pt-16" id="padded">Padded</p>'));
    await tab.waitForFunction(() => {
      const place = document.getElementById('padded');
      return place !== null && getComputedStyle(place).paddingTop === '64px';
    });
  });

  test('follows a new label in its sidebar, where the reader is in it', async ({ visit }) => {
    const { page: tab } = await visit('/guide', { origin: server.url });
    const group = tab.locator('#sidebar details').first();
    await group.locator('summary').click();
    await tab.evaluate(() => Object.assign(window, { stayed: true }));
    await tab.evaluate(() => scrollTo(0, 600));
    save('docs.json', config('Further'));
    await tab.locator('#sidebar').getByText('Further').waitFor();
    expect(await tab.evaluate(() => 'stayed' in window && scrollY)).toBe(600);
    expect(await group.getAttribute('open')).not.toBeNull();
    await group.locator('summary').click();
    expect(await group.getAttribute('open')).toBeNull();
  });

  test('follows later changes when it could not be had after one of them', async ({ visit }) => {
    const { page: tab } = await visit('/guide', { origin: server.url, failing: /guide/ });
    let refused = 0;
    await tab.route('**/guide', (route) => {
      refused += 1;
      return route.abort();
    });
    save('guide.mdx', guide('Words that nobody sees.'));
    await expect.poll(() => refused).toBe(1);
    await tab.unroute('**/guide');
    save('guide.mdx', guide('Words that are seen again.'));
    await tab.getByText('Words that are seen again').waitFor({ state: 'attached' });
  });

  test('finds what was written since it was opened and searched', async ({ visit }) => {
    const { page: tab } = await visit('/guide', { origin: server.url });
    await tab.evaluate(() => Object.assign(window, { stayed: true }));
    const search = tab.getByRole('combobox');
    await tab.keyboard.press('/');
    await search.fill('paragraph');
    await tab.getByRole('option').first().waitFor();
    await tab.keyboard.press('Escape');
    save('guide.mdx', guide('A giraffe.'));
    await tab.getByText('A giraffe').waitFor({ state: 'attached' });
    await tab.keyboard.press('/');
    await search.fill('giraffe');
    await tab.getByRole('option', { name: 'giraffe' }).first().waitFor();
    expect(await tab.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('has new titles in the lists that its sidebar has fetched', async ({ visit }) => {
    const { page: tab } = await visit('/guide', { origin: server.url });
    await tab.evaluate(() => Object.assign(window, { stayed: true }));
    const sidebar = tab.locator('#sidebar');
    await sidebar.locator('summary', { hasText: 'Large' }).click();
    await sidebar.getByText('Page large/7').waitFor();
    save('large/7.mdx', page('Another seventh'));
    await sidebar.getByText('Another seventh').waitFor();
    expect(await tab.evaluate(() => 'stayed' in window)).toBe(true);
  });

  test('shows a mistake in docs.json with its place, and comes back when it is mended', async ({
    visit,
  }) => {
    const { page: tab } = await visit('/guide', { origin: server.url, failing: /guide/ });
    save('docs.json', '{\n  "theme": "mint"\n  "name": "Broken"\n}\n');
    await tab.getByText('docs.json:2:').waitFor();
    save('docs.json', config('More'));
    await tab.getByRole('heading', { name: 'Guide' }).waitFor();
  });
});
