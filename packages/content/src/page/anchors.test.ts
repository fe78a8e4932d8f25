import { describe, expect, it } from 'vitest';
import { compile, render } from '../testing/compile-pages.ts';

const ids = async (source: string, files = {}) => (await compile(source, files)).anchors.ids;

describe('anchors of a page', () => {
  it('are the ids of headings, elements, fields and named anchors', async () => {
    const source = [
      '# One',
      '<Accordion title="Two">x</Accordion>',
      '<ParamField query="three" />',
      '<a name="four" />',
      '<div id="five">x</div>',
    ].join('\n\n');
    expect(await ids(source)).toEqual(['one', 'two', 'param-three', 'four', 'five']);
  });

  it('are those in code of the page too', async () => {
    const { anchors } = await compile(
      'export const Box = () => <div id="inner">x</div>\n\n<Box />',
    );
    expect(anchors).toMatchObject({ ids: ['inner'], open: false });
    const computed = await compile(
      'export const Box = ({ at }) => <div id={at}>x</div>\n\n<Box />',
    );
    expect(computed.anchors.open).toBe(true);
  });

  it("include an invisible anchor of GitHub's name for a heading where that differs", async () => {
    expect(await ids("## What's new\n\n## Install")).toEqual([
      'what’s-new',
      'install',
      'whats-new',
    ]);
    expect(await render("## What's new")).toContain('<a id="whats-new"></a>');
  });

  it('give no heading an alias that is the id of something else', async () => {
    const html = await render('## Fees & tax\n\n<div id="fees--tax">x</div>');
    expect(html.match(/id="fees--tax"/g)).toHaveLength(1);
  });
});
