import { describe, expect, it } from 'vitest';
import { reviewPage } from './review-page.ts';

const review = (...lines: string[]) => reviewPage('a.mdx', lines.join('\n'), false);

describe('Pictures', () => {
  it.each([
    ['![](/a.png)', 1],
    ['![A chart](/a.png)', 0],
    ['<img src="/a.png" />', 1],
    ['<img src="/a.png" alt="A chart" />', 0],
    ['<img src="/a.png" alt="" />', 0],
    ['<img src="/a.png" title="A chart" />', 0],
    ['<img src="/a.png" alt={text} />', 0],
    ['<img {...picture} />', 0],
    ['<img src="/a.png" aria-hidden="true" />', 0],
    ['`![](/a.png)`', 0],
  ])('%s: %i without a text', (source, count) => {
    expect(review(source).images).toHaveLength(count);
  });

  it('are found at their line behind the frontmatter', () => {
    const [found] = review('---', 'title: A', '---', '', '![](/a.png)').images;
    expect(found).toMatchObject({ code: 'image-alt-missing', line: 5, column: 1 });
  });
});

describe('Headings', () => {
  it.each([
    [['## One', '### Two', '## Three'], []],
    [['# One', '## Two'], []],
    [['### One'], [1]],
    [['## One', '#### Two', '##### Three', '## Four'], [3]],
    [['## One', '<Step title="A">', '### In it', '</Step>', '#### Below'], []],
    [['## One', '<Step title="A" titleSize="h3">', '#### In it', '</Step>'], []],
    [['<h2>One</h2>', '### Two'], []],
    [['import Part from "/part.mdx"', '<Part />', '#### After what a snippet has'], []],
  ])('%j skip a level at the lines %j', (headings, lines) => {
    const found = review(headings.join('\n\n')).structure;
    expect(found.map(({ line }) => line)).toEqual(lines);
  });
});

it('Headings of a snippet are those of the pages that show it', () => {
  expect(reviewPage('snippets/a.mdx', '### One\n\n##### Two', true).structure).toEqual([]);
});

describe('Links', () => {
  it.each([
    ['See [here](/a).', 1],
    ['[Click here!](/a)', 1],
    ['[Read more](/a)', 1],
    ['[](/a)', 1],
    ['[Here is how](/a)', 0],
    ['[Go](/guides/go)', 0],
    ['[![A chart](/a.png)](/a)', 0],
    ['<a href="/a" aria-label="Guides">here</a>', 0],
    ['<a href="/a"><Icon icon="x" /></a>', 0],
    ['<a href="/a"></a>', 1],
    ['<a id="place" />', 0],
    ['<a name="here">here</a>', 0],
    ['<a {...link}>here</a>', 0],
  ])('%s: %i whose text does not say where it leads', (source, count) => {
    expect(review(source).structure).toHaveLength(count);
  });

  it('to other sites are collected where they stand, and examples in code are not', () => {
    const { external } = review(
      '[A](https://a.dev/x#y) and `https://b.dev`',
      '',
      '<Card href="https://c.dev" img="/a.png" />',
      '',
      '```',
      'https://d.dev',
      '```',
    );
    expect(external).toMatchObject([
      { url: 'https://a.dev/x#y', line: 1 },
      { url: 'https://c.dev', line: 3 },
    ]);
  });
});

it('collects the icons that components name', () => {
  const { icons } = review(
    'import Own from "/own.jsx"',
    '',
    '<Icon icon="star" /> <Card icon={name} /> <Own icon="x" /> `<Icon icon="code" />`',
    '',
    '<Card icon="bolt" iconType="solid" iconLibrary="fontawesome">x</Card>',
  );
  expect(icons).toEqual([
    { component: 'Icon', icon: { name: 'star' }, file: 'a.mdx', line: 3, column: 1 },
    {
      component: 'Card',
      icon: { name: 'bolt', style: 'solid', library: 'fontawesome' },
      ...{ file: 'a.mdx', line: 5, column: 1 },
    },
  ]);
});

it('says nothing of a file that does not parse', () => {
  const nothing = { images: [], structure: [], external: [], icons: [] };
  expect(review('<Card>', '', '![](/a.png)')).toEqual(nothing);
});
