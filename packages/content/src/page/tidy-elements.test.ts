import { expect, test } from 'vitest';
import { bodyText, compile, render } from '../testing/compile-pages.ts';

test('badges on one line or on lines that follow each other stand in one paragraph', async () => {
  const html = await render(
    '<Badge>a</Badge> <Badge>b</Badge>\n<Badge>c</Badge>\n\n<Badge>d</Badge>',
  );
  expect(html).toMatch(
    /<p><Badge>a<\/Badge> <Badge>b<\/Badge> <Badge>c<\/Badge><\/p>\s*<p><Badge>d<\/Badge><\/p>/,
  );
});

test('text on its own line in an inline element has no paragraph around it', async () => {
  const html = await render(
    '<td>\n  one\n</td>\n\n<Tooltip tip="t">\n  two\n</Tooltip>\n\n<Heading>\n  title\n</Heading>\n\n<Card>\n  three\n</Card>',
  );
  expect(html).toContain('<td>one</td>');
  expect(html).toContain('<Tooltip tip="t">two</Tooltip>');
  expect(html).toContain('<Heading>title</Heading>');
  expect(html).toContain('<p>three</p>');
});

test('a heading has no paragraphs in it, however many lines its text stands on', async () => {
  const html = await render(
    '<h1 className="hero">\n  Safe,\n\n  <br />\n\n  *and* fast\n\n  docs\n</h1>\n\n<li>\n  a\n\n  b\n</li>',
  );
  expect(html).toMatch(/<h1[^>]*>Safe,<br><em>and<\/em> fast<br>\s*docs<\/h1>/);
  expect(html).toContain('<li><p>a</p><p>b</p></li>');
});

test('what stands in a row beside its cells is in a cell of its own', async () => {
  const row = (content: string) =>
    render(`<table>\n  <tbody>\n    <tr>\n      ${content}\n    </tr>\n  </tbody>\n</table>`);
  expect(await row('`id`\n      Int(64)\n\n      <td>A number.</td>')).toMatch(
    /<tr><td><code>id<\/code>\s*Int\(64\)<\/td><td>A number.<\/td><\/tr>/,
  );
  expect(await row('<td>a</td> or\n      <td>b</td>')).toMatch(
    /<tr><td>a<\/td><td> or\s*<\/td><td>b<\/td><\/tr>/,
  );
  expect(await row('<td>a</td> {/* none */} <td>b</td>\n\n      {[]}')).toMatch(
    /<tr>\s*<td>a<\/td>\s*<td>b<\/td>\s*<\/tr>/,
  );
});

test('an address in the text of a link is no link of its own', async () => {
  const html = await render(
    'Write to <a href="mailto:a@b.example">**a@b.example**</a> or <a href="/x">\n  see https://b.example now\n</a>.',
  );
  expect(html).toContain('<a href="mailto:a@b.example"><strong>a@b.example</strong></a>');
  expect(html.match(/<a /g)).toHaveLength(2);
});

test('a video that plays by itself is silent and loops', async () => {
  const html = await render(
    '<video autoPlay src="/a.mp4"></video>\n\n<video controls src="/b.mp4"></video>',
  );
  expect(html).toMatch(/a.mp4[^>]*playsInline[^>]*loop[^>]*muted/);
  expect(html).not.toMatch(/b.mp4[^>]*muted/);
});

test('frames load late unless the author decides', async () => {
  const html = await render(
    '<iframe src="/a"></iframe>\n\n<iframe src="/b" loading="eager"></iframe>',
  );
  expect(html).toContain('<iframe src="/a" loading="lazy">');
  expect(html).toContain('<iframe src="/b" loading="eager">');
});

test('content for agents leaves neither text nor contents nor ids', async () => {
  const source =
    '<Visibility for="agents">\n## Setup\n</Visibility>\n\n## Setup\n\n<Visibility for={"humans"}>\nHello\n</Visibility>';
  const page = await compile(source);
  expect(page.headings).toEqual([{ depth: 2, id: 'setup', text: 'Setup' }]);
  expect(bodyText(page)).toContain('Hello');
  expect(page.diagnostics).toEqual([]);
});

test('what is for agents stands in a template, what is for readers is marked', async () => {
  const page = await compile(
    '<Visibility for="agents">\n## Tools\n</Visibility>\n\n<Visibility for="humans">\nHello\n</Visibility>',
  );
  expect(page.headings).toEqual([]);
  expect(bodyText(page)).toContain('template');
  expect(bodyText(page)).toContain('data-wm-humans');
});

test('a Visibility that names nobody is left out with a warning', async () => {
  const page = await compile('Text\n\n<Visibility for="robots">\nsecret\n</Visibility>');
  expect(bodyText(page)).not.toContain('secret');
  expect(page.diagnostics).toMatchObject([{ code: 'visibility-audience', line: 3 }]);
});
