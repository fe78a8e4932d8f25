import { describe, expect, it } from 'vitest';
import { compile, render, renderPage } from '../testing/compile-pages.ts';

describe('table of contents', () => {
  it('names the tabs and views around an entry, and says which are not shown at first', async () => {
    const source = [
      '## Before',
      '<Tabs>\n<Tab title="npm">\n## With npm\n</Tab>\n<Tab title="Bun">\n## With Bun\n</Tab>\n</Tabs>',
      '<View title="Go">\n## In Go\n</View>',
      '<View title="JS">\n<Tabs>\n<Tab title="A">\n### In A\n</Tab>\n</Tabs>\n</View>',
    ].join('\n\n');
    const { headings } = await compile(source);
    expect(headings).toEqual([
      { depth: 2, id: 'before', text: 'Before' },
      { depth: 2, id: 'with-npm', text: 'With npm', within: ['npm'] },
      { depth: 2, id: 'with-bun', text: 'With Bun', within: ['bun'], inactive: true },
      { depth: 2, id: 'in-go', text: 'In Go', within: ['go'] },
      { depth: 3, id: 'in-a', text: 'In A', within: ['js', 'a'], inactive: true },
    ]);
  });

  it('lists headings in a tab outside of tabs like any other', async () => {
    const { headings } = await compile('<Tab title="A">\n## Alone\n</Tab>');
    expect(headings).toEqual([{ depth: 2, id: 'alone', text: 'Alone' }]);
  });

  it('lists Updates as level 1 and leaves out what is only for agents', async () => {
    const source =
      '<Update label="May">\n## Fixes\n</Update>\n\n<Visibility for="agents">\n## Secret\n</Visibility>';
    const { headings, anchors } = await compile(source);
    expect(headings).toEqual([{ depth: 1, id: 'may', text: 'May' }]);
    expect(anchors.ids).toEqual(['may', 'fixes']);
  });

  it('makes no id of a picture in a heading', async () => {
    const { headings } = await compile('## Logo ![mark](/a.png)');
    expect(headings).toEqual([{ depth: 2, id: 'logo', text: 'Logo ' }]);
  });

  it('makes no id or entry of what is for some readers only', async () => {
    const { headings } = await compile(
      '## Title <Visibility for="agents">AG</Visibility> end\n\n## For <Visibility for="humans">all</Visibility>',
    );
    expect(headings.map(({ id, text }) => [id, text.replace(/\s+/g, ' ')])).toEqual([
      ['title-end', 'Title end'],
      ['for', 'For '],
    ]);
  });

  it('makes ids of what code shows, and none of the code', async () => {
    const source = [
      'import S from "/s.mdx"',
      '<Step title={`tpl ${1 + 1}`} titleSize="h2">x</Step>',
      '<Step title={user.a} titleSize="h2">x</Step>',
      '<Step title={user.b} titleSize="h2">x</Step>',
      '<Step title={<b>Bold {user.a}</b>} titleSize="h2">x</Step>',
      '<Update label={"La" + "bel"}>x</Update>',
      '<S name={"Al" + "ice"} />',
      '## Hello {user.name}',
      '## {user.name}',
    ].join('\n\n');
    const { anchors } = await compile(source, { 's.mdx': '## Head {name}' });
    expect(anchors.headings).toEqual([
      { id: 'tpl-2', text: 'tpl 2' },
      { id: 'step', text: '' },
      { id: 'step-2', text: '' },
      { id: 'bold', text: 'Bold' },
      { id: 'label', text: 'Label' },
      { id: 'head-alice', text: 'Head Alice' },
      { id: 'hello', text: 'Hello ' },
      { id: 'section', text: '' },
    ]);
  });

  it('leaves the ids of what stands around the text to it, and links still find the heading', async () => {
    const page = await compile(
      '## Sidebar\n\n## Sidebar\n\n## Top {#footer}\n\n<Accordion title="Header">x</Accordion>\n\n[a](#sidebar) [b](#header)',
    );
    expect(page.headings.map(({ id }) => id)).toEqual(['sidebar-2', 'sidebar-3', 'footer-2']);
    const html = renderPage(page);
    expect(html).not.toMatch(/id="(?:sidebar|footer|header)"/);
    expect(html).toContain('href="#sidebar-2"');
    expect(html).toContain('<Accordion title="Header" id="header-1">');
  });
});

describe('a heading', () => {
  it('is a link to itself, but where it holds something to press', async () => {
    expect(await render('## Plain')).toContain('wm-heading-link');
    const withTooltip = await render('## With <Tooltip tip="t">tool</Tooltip>');
    expect(withTooltip).not.toContain('wm-heading-link');
  });

  it('is one up to a component of the docs, which may show something to press', async () => {
    const since = 'export const Since = () => <Tooltip tip="t" href="/a" cta="A">1</Tooltip>;\n\n';
    expect(await render(`${since}## Order *now* <Since /> or later`)).toContain(
      'class="wm-heading-link">Order <em>now</em> </a><Tooltip tip="t" href="/a" cta="A">1</Tooltip> or later</h2>',
    );
    expect(await render(`${since}## <Since /> Later`)).not.toContain('wm-heading-link');
    const still = await render('## ![p](/p.png) $a^2$ <Badge>Beta</Badge> B');
    expect(still).toContain('<Badge>Beta</Badge> B</a></h2>');
  });
});
