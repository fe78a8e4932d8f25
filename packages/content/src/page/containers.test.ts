import { describe, expect, test } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

/** The `items` of the n-th element of a name. */
async function itemsOf(source: string, name: string, files = {}): Promise<unknown> {
  const html = await render(source, files);
  const json = new RegExp(`<${name}[^>]* items=\\{(\\[.*?\\])\\}`).exec(html)?.[1];
  return JSON.parse(json ?? 'null');
}

describe('tabs', () => {
  const source = [
    '<Tabs>',
    '  <Tab title="Node: `npm`" icon="node">',
    '    One',
    '  </Tab>',
    '  <>',
    '    <Tab title="Bun">Two</Tab>',
    '  </>',
    '</Tabs>',
  ].join('\n');

  test('the container knows title, id and icon of each, through fragments', async () => {
    expect(await itemsOf(source, 'Tabs')).toEqual([
      { id: 'node%3A-npm', title: 'Node: npm', titleHtml: 'Node: <code>npm</code>', icon: 'node' },
      { id: 'bun', title: 'Bun' },
    ]);
  });

  test('one without a title has a name all the same', async () => {
    expect(await itemsOf('<Tabs>\n<Tab>x</Tab>\n</Tabs>', 'Tabs')).toEqual([
      { id: 'tab', title: 'Tab Title' },
    ]);
  });

  test.each(['={1}', '="1"', '={"1"}'])('defaultTabIndex%s names the second one', async (value) => {
    const html = await render(
      `<Tabs defaultTabIndex${value}>\n<Tab title="A">x</Tab>\n<Tab title="B">y</Tab>\n</Tabs>`,
    );
    expect(html).toContain('<Tab title="B" id="b" inTabs={true} active={true}>');
  });

  test('the first is active, or the one that defaultTabIndex names', async () => {
    expect(await render(source)).toMatch(
      /<Tab title="[^"]*" icon="node"[^<]*<code>npm<\/code>"[^>]* active=\{true\}>/,
    );
    const second = await render(source.replace('<Tabs>', '<Tabs defaultTabIndex={7}>'));
    expect(second).toMatch(/<Tab title="Bun"[^>]* active=\{true\}>/);
  });

  test('ids are counted over the page and leave out those that the author gave', async () => {
    const twice = `<Tabs><Tab title="A">x</Tab></Tabs>\n\n<Tabs><Tab title="A">y</Tab></Tabs>\n\n<Tabs><Tab id="a" title="B">z</Tab></Tabs>`;
    const html = await render(twice);
    expect([...html.matchAll(/<Tab [^>]*id="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'a-2',
      'a-3',
      'a',
    ]);
  });

  test('icons that are elements are handed on', async () => {
    const html = await render('<Tabs>\n<Tab title="A" icon={<svg width="1" />}>x</Tab>\n</Tabs>');
    expect(html).toContain('"icon":{"html":"<svg');
  });
});

describe('code groups', () => {
  const fences = (...infos: string[]) =>
    infos.map((info) => `\`\`\`${info}\nx\n\`\`\``).join('\n\n');

  test('labels are titles, then languages, then Code; panels carry the ids', async () => {
    const source = `<CodeGroup>\n${fences('js app.js', 'python', '')}\n</CodeGroup>`;
    expect(await itemsOf(source, 'CodeGroup')).toMatchObject([
      { id: 'code-1-1', label: 'app.js', language: 'js', languageName: 'JavaScript' },
      { id: 'code-1-2', label: 'Python', language: 'python' },
      { id: 'code-1-3', label: 'Code' },
    ]);
    const html = await render(source);
    expect(html).toMatch(/<CodeBlock[^>]* panelId="code-1-1" active=\{true\}/);
    expect(html).toMatch(/<CodeBlock[^>]* panelId="code-1-2"[^>]*>/);
  });

  test('unnamed request examples are numbered', async () => {
    const source = `<RequestExample>\n${fences('bash', 'js Node', 'python')}\n</RequestExample>`;
    expect(await itemsOf(source, 'RequestExample')).toMatchObject([
      { label: 'Request' },
      { label: 'Node' },
      { label: 'Request 2' },
    ]);
    expect(await render(source)).toMatch(/label=\{?"Request"\}?[\s\S]*label=\{?"Request 2"/);
  });

  test('a block that is chosen from a menu knows that it has no tab', async () => {
    const source = `<CodeGroup dropdown>\n${fences('js app.js')}\n</CodeGroup>`;
    expect(await render(source)).toMatch(/<CodeBlock[^>]* inMenu=\{true\}/);
  });
});

describe('ids', () => {
  test('accordions, steps, updates and fields have them', async () => {
    const html = await render(
      [
        '<Accordion title="What\'s new?">a</Accordion>',
        '<Steps titleSize="h3">\n<Step title="First: *go*">x</Step>\n<Step>y</Step>\n</Steps>',
        '<Steps>\n<Step title="Plain">x</Step>\n</Steps>',
        '<Update label="May 2026">\n## Inside\n</Update>',
        '<ParamField query="userId" type="string">q</ParamField>',
        '<ResponseField name="data.items[]" type="array">r</ResponseField>',
        '<Property name="older" type="array">r</Property>',
      ].join('\n\n'),
    );
    expect(html).toContain('id="whats-new"');
    expect(html).toMatch(
      /<Step title="First: go" titleHtml="First: <em>go<\/em>" titleSize="h3" id="first-go"/,
    );
    expect(html).toContain('<Step title="Plain">');
    expect(html).toContain('<Update label="May 2026" id="may-2026"');
    expect(html).toContain('name="userId" id="param-user-id"');
    expect(html).toContain('id="param-data-items"');
    expect(html).toContain('id="param-older"');
  });

  test('headings, steps and updates share one count and the table of contents', async () => {
    const source = [
      '## Setup',
      '<Steps titleSize="h2">\n<Step title="Setup">x</Step>\n</Steps>',
      '<Update label="Setup">\n## Setup\n</Update>',
      '<Accordion title="A">\n## Hidden\n</Accordion>',
    ].join('\n\n');
    const { headings } = await compile(source);
    expect(headings).toEqual([
      { depth: 2, id: 'setup', text: 'Setup' },
      { depth: 2, id: 'setup-2', text: 'Setup' },
      { depth: 1, id: 'setup-3', text: 'Setup' },
    ]);
  });

  test('views with one title are one option of the menu at the top of the page', async () => {
    const source =
      '<View title="Go">a</View>\n\n<View title="JS">b</View>\n\n<View title="Go">c</View>';
    expect(await itemsOf(`Before\n\n${source}`, 'ViewMenu')).toEqual([
      { id: 'go', title: 'Go' },
      { id: 'js', title: 'JS' },
    ]);
    const html = await render(`Before\n\n${source}`);
    expect(html).toMatch(/^<ViewMenu/);
    expect(html.match(/<View title="Go"[^>]* active=\{true\}/g)).toHaveLength(2);
    expect(html).toContain('<View title="JS" id="js">');
  });
});
