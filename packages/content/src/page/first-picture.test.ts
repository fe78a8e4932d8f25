import { expect, it } from 'vitest';
import { renderPage, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';

async function images(source: string): Promise<string[]> {
  const context = {
    ...testContext({}),
    imageSize: (file: string) =>
      ({ 'wide.png': { width: 800, height: 600 }, 'icon.png': { width: 32, height: 32 } })[file],
  };
  const html = await renderPage(await compilePage('page.mdx', source, context));
  return html.match(/<img[^>]*>/g) ?? [];
}

const picture = '![A](/wide.png)';
const text = (letters: number) => 'words '.repeat(letters / 6);

it.each([
  picture,
  '<Frame>\n  <img src="/wide.png" />\n</Frame>',
  `# Title\n\n${text(300)}\n\n${picture}`,
  `![Badge](/icon.png)\n\n${picture}`,
  `[![Badge](https://a.test/b.svg)](/a) [![Badge](https://a.test/c.svg)](/a)\n\n${picture}`,
  `<Tabs>\n<Tab title="A">\n\n${picture}\n\n</Tab>\n</Tabs>`,
  `<Accordion title="A" defaultOpen>\n\n${picture}\n\n</Accordion>`,
  `<Accordion title="A">\n\n${text(900)}\n\n![B](/wide.png)\n\n</Accordion>\n\n${picture}`,
  `<Visibility for="agents">\n\n## For agents\n\n</Visibility>\n\n${picture}`,
])(
  'The picture with which a page begins is loaded at once, and before others: %s',
  async (source) => {
    const [urgent, ...others] = (await images(`${source}\n\n${picture}`)).filter((image) =>
      image.includes('fetchpriority="high"'),
    );
    expect(urgent).toContain('/wide.png');
    expect(urgent).not.toContain('loading');
    expect(others).toEqual([]);
  },
);

it.each([
  `## Heading\n\n${picture}`,
  `<h2>Heading</h2>\n\n${picture}`,
  `${text(900)}\n\n${picture}`,
  `\`\`\`\n${'a\n'.repeat(20)}\`\`\`\n\n${picture}`,
  `<Accordion title="A">\n\n${picture}\n\n</Accordion>`,
  `<details>\n\n${picture}\n\n</details>`,
  `<Panel>\n\n${picture}\n\n</Panel>`,
  `<Tabs>\n<Tab title="A">\n\nText\n\n</Tab>\n<Tab title="B">\n\n${picture}\n\n</Tab>\n</Tabs>`,
  '<img src="/wide.png" width="40" />',
  '<img src="/wide.png" height="40" />',
  '<img className="block dark:hidden" src="/wide.png" />\n<img className="hidden dark:block" src="/wide.png" />',
  `<div className="dark:hidden">\n\n${picture}\n\n</div>`,
  '<img src="/wide.png" loading="lazy" />',
])('Another picture waits until it comes near: %s', async (source) => {
  for (const image of await images(source)) {
    expect(image).toContain('loading="lazy"');
    expect(image).not.toContain('fetchpriority');
  }
});

it('What an author says of the loading stays, and only what is known to be large comes before others.', async () => {
  expect(await images('<img src="/wide.png" fetchPriority="low" />')).toEqual([
    '<img src="/wide.png" fetchPriority="low" data-wm-zoom={true} width="800" height="600">',
  ]);
  const [eager] = await images('<img src="/wide.png" loading="eager" />');
  expect(eager).not.toContain('fetchpriority');
  const [elsewhere] = await images('![A](https://a.test/b.png)');
  expect(elsewhere).not.toMatch(/loading|fetchpriority/);
});
