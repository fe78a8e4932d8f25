import { describe, expect, it } from 'vitest';
import { renderPage, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';

async function render(source: string): Promise<string> {
  const context = {
    ...testContext({}),
    imageSize: (file: string) =>
      file === 'images/a b.png' ? { width: 800, height: 600 } : undefined,
  };
  // None of them is the one with which the page begins.
  return renderPage(await compilePage('guides/page.mdx', `## Pictures\n\n${source}`, context));
}

describe('pictures', () => {
  it('keep their place, load late and open on a click', async () => {
    const html = await render('![A](/images/a%20b.png) <img src="../images/a%20b.png" />');
    expect(html).toContain('alt="A" width="800" height="600" loading="lazy" data-wm-zoom=""');
    expect(html).toContain(
      '<img src="/images/a%20b.png" loading="lazy" data-wm-zoom={true} width="800" height="600">',
    );
    expect(html).toContain('<ImageZoom>');
  });

  it('have the shape of the file where the author gives a width', async () => {
    const image = (attributes: string) => render(`<img src="/images/a%20b.png" ${attributes} />`);
    expect(await image('width="400"')).toContain(
      'width="400" loading="lazy" data-wm-zoom={true} height="300"',
    );
    expect(await image('width={200}')).toContain('height="150"');
    expect(await image('width="80%"')).not.toContain('height');
    expect(await image('height="30"')).not.toContain('width');
  });

  it.each([
    ['{{ maxWidth: "450px" }}', '{{"maxWidth":"min(450px, 100%)"}}'],
    ["{{ border: 0, 'max-width': '28.5rem' }}", '{{"border":0,"max-width":"min(28.5rem, 100%)"}}'],
    ['{{ maxWidth: 450, margin: 0 }}', '{{"maxWidth":"min(450px, 100%)","margin":0}}'],
    ['"max-width: 450px; border: 0"', '"max-width: min(450px, 100%); border: 0"'],
    ['{{ maxWidth: "50%" }}', '{{"maxWidth":"50%"}}'],
    ['{{ maxWidth: "none" }}', '{{"maxWidth":"none"}}'],
    ['{{ maxWidth: 2 * 45 }}', '{{"maxWidth":90}}'],
    ['{{ border: "0" }}', '{{"border":"0"}}'],
  ])(
    'are no wider than their column, whatever width they are allowed: %s',
    async (style, shown) => {
      expect(await render(`<img src="a.png" style=${style} />`)).toContain(`style=${shown}`);
    },
  );

  it('keep the height that classes or styles give them', async () => {
    const image = (attributes: string) => render(`<img src="/images/a%20b.png" ${attributes} />`);
    expect(await image('className="block dark:hidden w-full rounded-lg"')).toContain('height');
    expect(await image('className="h-8"')).not.toContain('height');
    expect(await image('class="logo"')).not.toContain('height');
    expect(await image('style={{ maxHeight: 30 }}')).not.toContain('height="');
  });

  it.each([
    '[![A](/images/c.png)](/b)',
    '<a href="/b"><img src="/images/c.png" /></a>',
    '<Card href="/b">\n![A](/images/c.png)\n</Card>',
    '<img src="/images/c.png" noZoom />',
    '<img src="/images/c.png" noZoom={false} />',
    '<img src="/images/c.png" zoom={false} />',
    '<img src="/images/c.png" zoom="false" actions="copy" actionsPlacement="top-left" />',
    '<Frame noZoom>\n![A](/images/c.png)\n</Frame>',
    '<img src="/images/c.png" className="w-full pointer-events-none" />',
  ])('do not open on a click in %s', async (source) => {
    const html = await render(source);
    expect(html).toContain('loading="lazy"');
    expect(html).not.toMatch(/<img[^>]*(?:zoom|actions)|ImageZoom/i);
  });
});
