import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type BuiltPage, builtPage, sidebarLinks } from '../support/built-site.ts';
import { type DevServer, startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const redirects = [
  { source: '/old', destination: '/guide' },
  { source: '/for-now/:rest*', destination: '/:rest*', permanent: false },
  { source: '/alt', destination: '/指南' },
];

function config(...pages: string[]): string {
  return docsJson({ navigation: { pages }, redirects });
}

let docs: string;
let server: DevServer;

beforeAll(async () => {
  docs = tempFolder({
    'docs.json': config('index', 'guide', '指南'),
    'index.mdx': page('Home', 'The start.'),
    'guide.mdx': page('Guide', 'The guide. [Sample](/sample.json)'),
    'sample.json': '{}',
    'other.json': '{}',
    '指南.mdx': page('指南'),
    'images/my square.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  server = await startDev(docs);
});

afterAll(() => server.stop());

async function open(url: string): Promise<BuiltPage> {
  const response = await server.get(url);
  const html = await response.text();
  expect(response.status, html).toBe(200);
  return builtPage(html);
}

function save(file: string, text: string): void {
  writeFiles(docs, { [file]: text });
}

/** Asks again and again until what is expected is so. */
function eventually(expectation: () => Promise<void>): Promise<void> {
  return vi.waitFor(expectation, { timeout: 10_000, interval: 10 });
}

async function expectStatus(url: string, status: number): Promise<void> {
  expect((await server.get(url)).status).toBe(status);
}

async function labels(): Promise<readonly string[]> {
  return sidebarLinks(await open('/')).map(([label]) => label);
}

describe('The preview', () => {
  test('serves pages', async () => {
    expect((await open('/')).text).toContain('The start.');
    expect((await open(encodeURI('/指南'))).document.querySelector('h1')?.textContent).toBe('指南');
  });

  test('answers unknown addresses with 404 and the site around the message', async () => {
    const response = await server.get('/nowhere');
    expect(response.status).toBe(404);
    const { document } = builtPage(await response.text());
    expect(document.querySelector('h1')?.textContent).toBe('Page not found');
    expect(document.querySelector('.wm-logo')?.getAttribute('href')).toBe('/');
    expect(server.output()).toContain('There is no page at /nowhere.');
    await server.get('/%1B]0;title%07');
    expect(server.output()).toContain('There is no page at /%1B]0;title%07.');
    expect(server.output()).not.toMatch(/getStaticPaths|page\.astro/);
    const again = { accept: 'text/html', 'x-waymark-again': '1' };
    expect((await fetch(`${server.url}/again`, { headers: again })).status).toBe(404);
    expect(server.output()).not.toContain('/again');
  });

  test('serves files of the folder with their type, and neither the configuration nor data that no page links to', async () => {
    const image = await server.get('/images/my%20square.svg');
    expect(image.status).toBe(200);
    expect(image.headers.get('content-type')).toContain('image/svg+xml');
    const data = await server.get('/sample.json');
    expect([data.status, await data.text()]).toEqual([200, '{}']);
    for (const file of ['docs.json', 'other.json']) await expectStatus(`/${file}`, 404);
  });

  test('lets browsers keep what changes with its address, and asks them to ask again for all else', async () => {
    const { document } = await open('/');
    const addresses = document
      .querySelectorAll('link[rel=stylesheet], script[src]')
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
    const kept: string[] = [];
    for (const address of ['/', ...addresses, '/_astro/gone.12345678.js', '/sample.json']) {
      const response = await server.get(address);
      if (response.headers.get('cache-control')?.includes('immutable')) kept.push(address);
    }
    expect(kept).toEqual(
      addresses.filter((address) => /^\/_astro\/[^/]+\.[\w-]{8}\.(?:css|js)$/.test(address)),
    );
    expect(kept.map((address) => path.extname(address))).toEqual(
      expect.arrayContaining(['.css', '.js']),
    );
  });

  test('answers an address of two slashes', async () => {
    expect((await server.get('//')).status).toBeLessThan(500);
  });

  test('redirects with 308, and with 307 what is not permanent', async () => {
    const permanent = await server.get('/old');
    expect([permanent.status, permanent.headers.get('location')]).toEqual([308, '/guide/']);
    const temporary = await server.get('/for-now/guide');
    expect([temporary.status, temporary.headers.get('location')]).toEqual([307, '/guide/']);
    const encoded = await server.get('/alt');
    expect(encoded.headers.get('location')).toBe(encodeURI('/指南/'));
  });
});

describe('After a change, the preview', () => {
  // The first change: of one before, it may tell late.
  test('tells the browser as soon as it can show it', async () => {
    await server.changed(() => save('index.mdx', page('Home', 'The start, changed.')));
    expect((await open('/')).text).toContain('changed');
  });

  test('shows each of ten saves of a page that follow one another', async () => {
    await open('/guide');
    for (let round = 1; round <= 10; round += 1) {
      save('guide.mdx', page('Guide', `The guide, saved ${round} times.`));
      await eventually(async () => {
        expect((await open('/guide')).text).toContain(`saved ${round} times.`);
      });
    }
  });

  test('shows a page that is new, and its place in the navigation', async () => {
    await expectStatus('/new', 404);
    save('new.mdx', page('New', 'A new page.'));
    await eventually(async () => expect((await open('/new')).text).toContain('A new page.'));
    save('docs.json', config('index', 'guide', '指南', 'new'));
    await eventually(async () => expect(await labels()).toContain('New'));
  });

  test('does not show a page that was deleted', async () => {
    rmSync(path.join(docs, 'new.mdx'));
    await eventually(() => expectStatus('/new', 404));
    expect(await labels()).not.toContain('New');
    expect(server.output()).toContain('navigation-page-missing');
  });

  test('shows a new title in the sidebar of all pages', async () => {
    save('guide.mdx', page('Handbook'));
    await eventually(async () => expect(await labels()).toContain('Handbook'));
  });

  test('serves files that are new', async () => {
    save('notes.txt', 'A note.');
    await eventually(() => expectStatus('/notes.txt', 200));
    expect(await (await server.get('/notes.txt')).text()).toBe('A note.');
  });

  test('follows a change of the redirects', async () => {
    save('docs.json', docsJson({ navigation: { pages: ['index', 'guide'] } }));
    await eventually(() => expectStatus('/old', 404));
  });
});

/** Opens a page that cannot be shown, and expects words of what stands in its place. */
async function expectMistake(url: string, ...words: string[]): Promise<void> {
  await eventually(async () => {
    const response = await server.get(url);
    const text = await response.text();
    expect(response.status).toBe(500);
    for (const word of words) expect(text).toContain(word);
  });
}

describe('A mistake', () => {
  test('in a page is shown at its place, and printed with file, line and hint', async () => {
    save('guide.mdx', page('Guide', 'Before.\n\n<Note>\n\nNever closed.'));
    await eventually(async () => {
      const { text } = await open('/guide');
      expect(text).toContain('guide.mdx:7:1');
      expect(text).toContain('Never closed.');
      expect(server.output()).toContain('guide.mdx:7:1  error');
      expect(server.output()).toContain('Every tag must be closed');
    });
    save('guide.mdx', page('Guide', 'Mended.'));
    await eventually(async () => expect((await open('/guide')).text).toContain('Mended.'));
  });

  test('that only shows when a page renders is shown at its place, too', async () => {
    const code = '{(() => { throw new Error("no luck"); })()}';
    save('guide.mdx', page('Guide', `Before.\n\n${code}\n\nAfter.`));
    await eventually(async () => {
      const { text } = await open('/guide');
      expect(text).toContain('no luck');
      expect(text).toContain('guide.mdx:7:1');
      expect(text).toContain('After.');
    });
    save('guide.mdx', page('Guide', 'Mended.'));
    await eventually(async () => expect((await open('/guide')).text).toContain('Mended.'));
  });

  test('in the frontmatter of a page keeps that page from being shown, and no other', async () => {
    save('guide.mdx', '---\ntitle: Limits: all\n---\n\nText.\n');
    await expectMistake('/guide', 'guide.mdx:2:8', 'frontmatter-syntax');
    expect((await open('/')).text).toContain('The start');
    await expectStatus('/nowhere', 404);
    save('guide.mdx', page('Guide', 'Mended.'));
    await eventually(async () => expect((await open('/guide')).text).toContain('Mended.'));
  });

  test('in docs.json is shown at every address, until it is mended', async () => {
    save('docs.json', '{\n  "theme": "mint"\n  "name": "Broken"\n}\n');
    for (const url of ['/', '/guide', '/nowhere']) {
      await expectMistake(url, 'docs.json:2:', 'config-json-syntax');
    }
    save('docs.json', config('index', 'guide'));
    await eventually(async () => expect((await open('/guide')).text).toContain('Mended.'));
  });

  test('that does not keep a page from being shown is printed in the terminal', async () => {
    save('guide.mdx', page('Guide', '<Crad>Shown.</Crad>'));
    await eventually(async () => {
      expect((await open('/guide')).text).toContain('Shown.');
      expect(server.output()).toContain('guide.mdx:5:1  warning  <Crad> is not a component');
    });
  });

  test('in the text of a page is told as `check` tells it, once until it comes back', async () => {
    const link = 'The link "/gone" leads to "/gone", where no page is.';
    const times = () => server.output().split(link).length - 1;
    const words = '[A](/gone) ![B](/images/none.png) <Icon icon="rockett" />';
    save('guide.mdx', page('Guide', `Told. ${words}`));
    await eventually(async () => {
      expect((await open('/guide')).text).toContain('Told.');
      expect(server.output()).toContain(`guide.mdx:5:7  warning  ${link}  link-page-missing`);
      expect(server.output()).toContain('which "/images/none.png" names, does not exist.');
      expect(server.output()).toContain('There is no icon "rockett"');
    });
    save('guide.mdx', page('Guide', `Longer.\n\nTold again. ${words}`));
    await eventually(async () => expect((await open('/guide')).text).toContain('Told again.'));
    expect(times()).toBe(1);
    await server.changed(() => save('guide.mdx', page('Guide', 'Mended.')));
    await open('/guide');
    // Nobody looks at the page.
    await server.changed(() => save('guide.mdx', page('Guide', words)));
    await vi.waitFor(() => expect(times()).toBe(2), { timeout: 10_000 });
  });

  test('is printed in the terminal, too', () => {
    expect(server.output()).toContain('docs.json:2:');
    expect(server.output()).toContain('config-json-syntax');
  });
});
