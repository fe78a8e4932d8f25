import { describe, expect, test } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

describe('steps', () => {
  test('a Step without a title whose first line is a heading lists that heading like any other', async () => {
    const source = '<Steps>\n  <Step>\n    ### Configure it\n\n    Text\n  </Step>\n</Steps>';
    const { headings } = await compile(source);
    expect(headings).toEqual([{ depth: 3, id: 'configure-it', text: 'Configure it' }]);
    expect(await render(source)).toMatch(/^<Steps><Step><h3 id="configure-it">.*<p>Text<\/p>/);
  });

  test('Steps around sections, images and notes without a Step keep all of them in place', async () => {
    const source =
      '<Steps>\n\n## One\n\nText\n\n![Shot](/shot.png)\n\n<Note>Mind this</Note>\n\n## Two\n\n</Steps>';
    const html = (await render(source)).replace(/<a [^>]*>|<\/a>| (?:id|loading|data)[^>]*/g, '');
    expect(html).toContain('<Steps><h2>One</h2><p>Text</p><p><img src="/shot.png" alt="Shot"></p>');
    expect(html).toContain('<Note>Mind this</Note><h2>Two</h2></Steps>');
    expect((await compile(source)).headings.map(({ id }) => id)).toEqual(['one', 'two']);
  });

  test('`titleSize` of Steps counts for its own Steps, not for those of nested Steps', async () => {
    const source =
      '<Steps titleSize="h2">\n<Step title="Outer">\n<Steps>\n<Step title="Inner">x</Step>\n</Steps>\n</Step>\n<Step title="Plain" titleSize="p">y</Step>\n</Steps>';
    const { headings } = await compile(source);
    expect(headings).toEqual([{ depth: 2, id: 'outer', text: 'Outer' }]);
    expect(await render(source)).toContain('<Step title="Inner">x</Step>');
  });

  test('a Step title that is JSX with code inside makes the id and the entry of its words', async () => {
    const source =
      '<Steps titleSize="h3">\n<Step title={<>Run <code>npm install</code></>}>x</Step>\n</Steps>';
    const { headings } = await compile(source);
    expect(headings).toEqual([{ depth: 3, id: 'run-npm-install', text: 'Run npm install' }]);
    expect(await render(source)).toContain('<Step title={Run <code>npm install</code>}');
  });
});

describe('code groups, tabs and accordions', () => {
  test('fences of a code group that have no title are labelled by their languages', async () => {
    const source =
      '<CodeGroup>\n```kusto\na\n```\n\n```typescript\nb\n```\n\n```bash\nc\n```\n</CodeGroup>';
    const labels = [...(await render(source)).matchAll(/"label":"([^"]+)"/g)].map(([, at]) => at);
    expect(labels).toEqual(['kusto', 'TypeScript', 'Bash']);
  });

  test('tabs nested in tabs of the same titles have ids of their own, each group with its own tabs', async () => {
    const html = await render(
      '<Tabs>\n<Tab title="JS">\n<Tabs>\n<Tab title="JS">a</Tab>\n<Tab title="Py">b</Tab>\n</Tabs>\n</Tab>\n<Tab title="Py">c</Tab>\n</Tabs>',
    );
    const groups = [...html.matchAll(/<Tabs items=\{(.*?)\}>/g)].map(([, items]) =>
      JSON.parse(items ?? '').map(({ id }: { id: string }) => id),
    );
    expect(groups.map((ids) => ids.length)).toEqual([2, 2]);
    expect(new Set(groups.flat()).size).toBe(4);
  });

  test('two accordions of one title have the ids `x` and `x-1`, not `x-2`', async () => {
    const html = await render(
      '<Accordion title="Errors">a</Accordion>\n\n<Accordion title="Errors">b</Accordion>',
    );
    expect(idsOf(html, 'Accordion')).toEqual(['errors', 'errors-1']);
  });

  test('an accordion titled only with emoji or CJK has an id that stays the same', async () => {
    const html = await render(
      '<Accordion title="🚀">a</Accordion>\n\n<Accordion title="日本語">b</Accordion>\n\n<Accordion title="🎉">c</Accordion>',
    );
    expect(idsOf(html, 'Accordion')).toEqual(['accordion', '日本語', 'accordion-1']);
  });
});

describe('fields', () => {
  test('names with brackets, dots and capitals give the ids that links use', async () => {
    const html = await render(
      [
        '<ResponseField name="data.items[]" type="array">a</ResponseField>',
        '<ParamField header="X-API-Key" type="string">b</ParamField>',
        '<ParamField body="userId" type="string">c</ParamField>',
      ].join('\n\n'),
    );
    expect(idsOf(html, 'ResponseField')).toEqual(['param-data-items']);
    expect(idsOf(html, 'ParamField')).toEqual(['param-x-api-key', 'param-user-id']);
    expect(html).toContain('name="data.items[]"');
    expect(html).toContain('name="X-API-Key"');
  });
});

describe('updates', () => {
  test('labels that repeat give ids of their own, and an explicit id does not move when one is added on top', async () => {
    const update = (attributes = '') => `<Update label="2026-05-01"${attributes}>x</Update>`;
    const before = await render([update(), update(' id="first"')].join('\n\n'));
    expect(idsOf(before, 'Update')).toEqual(['2026-05-01', 'first']);
    const after = await render([update(), update(), update(' id="first"')].join('\n\n'));
    expect(idsOf(after, 'Update')).toEqual(['2026-05-01', '2026-05-01-2', 'first']);
  });
});

describe('views', () => {
  test('View titles given as expressions count when their text is known', async () => {
    const source =
      'export const name = "Go"\n\n<View title={"JS"}>a</View>\n\n<View title={name}>b</View>';
    const html = await render(source);
    expect(html).toContain(
      '<ViewMenu items={[{"id":"js","title":"JS"},{"id":"go","title":"Go"}]}>',
    );
  });

  test('a View whose title is known only at run time has no title, so that it is always shown', async () => {
    const source =
      'export const name = () => "Go"\n\n<View title="JS">a</View>\n\n<View title={name()}>b</View>';
    const html = await render(source);
    expect(html).toContain('<ViewMenu items={[{"id":"js","title":"JS"}]}>');
    expect(html).toContain('<View>b</View>');
  });
});

/** The ids of the elements of a name. */
function idsOf(html: string, name: string): (string | undefined)[] {
  return [...html.matchAll(new RegExp(`<${name}[^>]* id="([^"]*)"`, 'g'))].map(([, id]) => id);
}

test.each([
  ['File', 'Tree.File'],
  ['Folder', 'Tree.Folder'],
  ['Files', 'Tree'],
  ['Crad', 'Card'],
])('the hint for an unknown <%s> names what the format calls so', async (name, known) => {
  const { diagnostics } = await compile(`<${name} name="a">x</${name}>`);
  expect(diagnostics).toMatchObject([
    { code: 'component-unknown', hint: `Did you mean <${known}>?` },
  ]);
});
