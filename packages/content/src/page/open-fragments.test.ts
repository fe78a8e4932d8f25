import { expect, test } from 'vitest';
import { renderPage, testContext } from '../testing/compile-pages.ts';
import { compilePage } from './compile-page.ts';
import { fragmentTargets, settleFragments } from './open-fragments.ts';

const context = { ...testContext({}), pages: new Set(['a', 'b', 'c']) };
const compile = (file: string, source: string) => compilePage(file, source, context);

async function settled(source: string, b: string) {
  const page = await compile('a.mdx', source);
  const { anchors } = await compile('b.mdx', b);
  return settleFragments(page, new Map([['b', anchors]]));
}

const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('links have the fragments of their targets wherever they stand', async () => {
  const source = [
    '[b](/b#Install) and [b](./b.md?x=1&y=2#INSTALL)',
    '<Card title="t" href="/b#Install">x</Card>',
    '<Frame caption="See [b](/b#Install)">x</Frame>',
    '<Update label="1">[b](/b#Install)</Update>',
  ].join('\n\n');
  const page = await settled(source, '## Install');
  const html = renderPage(page);
  expect(hrefs(html)).toEqual(expect.arrayContaining(['/b?x=1&amp;y=2#install']));
  expect(html.match(/b#install/g)).toHaveLength(4);
  expect(page.updates[0]?.html).toContain('href="/b#install"');
  expect(JSON.stringify(page)).not.toContain('waymark');
});

test('what works as written, or nowhere, stays as written', async () => {
  const written = ['/b#a-&-b', '/b#%C3%BCber', '/b#one:two', '/b#gone"s', '/c#Install', '/b#100%'];
  const source = written.map((url) => `[x](<${url}>) <Card href='${url}'>x</Card>`).join('\n\n');
  const b = '## A & B\n\n## Über\n\n<Accordion title="One"><Accordion title="Two" /></Accordion>';
  const page = await settled(source, b);
  expect(hrefs(renderPage(page))).toEqual(
    hrefs(renderPage(await compilePage('d.mdx', source, { ...context, pages: new Set() }))),
  );
});

test('an id with a sign of HTML in it is encoded', async () => {
  const page = await settled('[x](/b#A-&-B) <Card href="/b#A-&-B">x</Card>', '## A & B');
  expect(hrefs(renderPage(page))).toEqual(['/b#a-%26-b', '/b#a-%26-b']);
});

test('only pages that links with a fragment lead to are targets', async () => {
  const page = await compile('a.mdx', '[b](/b#x) [c](/c) [own](#x) [d](/d#x) ![](/e.png#x)');
  expect([...fragmentTargets(page)]).toEqual(['b']);
});
