import { describe, expect, it } from 'vitest';
import { compile, renderPage } from '../testing/compile-pages.ts';

async function compiled(source: string) {
  const page = await compile(source);
  return { aside: page.aside, html: renderPage(page).replace(/ [a-z]\w*=\{.*?\}(?=[ >])/g, '') };
}

const example = (name: string) => `<${name}>\n${name}\n</${name}>`;

describe('content beside the text', () => {
  it('is moved to the beginning of the page, panels first, every example kept', async () => {
    const names = ['RequestExample', 'RequestExample', 'Panel'];
    const { aside, html } = await compiled(['Text', ...names.map(example)].join('\n\n'));
    expect(aside).toBe(true);
    expect(html.indexOf('<wm-side-column')).toBeLessThan(html.indexOf('Text'));
    expect(html.match(/<(Panel|RequestExample)/g)).toEqual([
      '<Panel',
      '<RequestExample',
      '<RequestExample',
    ]);
  });

  it('stays in its place in layouts without room for it', async () => {
    const source = `---\nmode: wide\n---\n\nText\n\n${example('Panel')}`;
    const { aside, html } = await compiled(source);
    expect(aside).toBe(false);
    expect(html.indexOf('Text')).toBeLessThan(html.indexOf('<Panel'));
  });

  it('stays in the tab that it belongs to', async () => {
    const { aside } = await compiled(
      `<Tabs>\n<Tab title="A">\n${example('RequestExample')}\n</Tab>\n</Tabs>`,
    );
    expect(aside).toBe(false);
  });

  it('is not a panel that holds a comment only', async () => {
    const { aside, html } = await compiled('Text\n\n<Panel>\n{/* later */}\n</Panel>');
    expect(aside).toBe(false);
    expect(html).not.toContain('Panel');
  });
});
