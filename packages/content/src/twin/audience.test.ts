import { expect, it } from 'vitest';
import { twinParity } from './parity/twin-parity.ts';
import { htmlText } from './testing/html-markdown.ts';

const html =
  '<p>For all</p><template data-wm-agents><p>Use the <b>tool</b></p></template><div data-wm-humans><p>Click here</p></div>';

it('has what is for agents only, and leaves out what is for readers only', () => {
  const { markdown } = htmlText(html);
  expect(markdown).toBe('For all\n\nUse the **tool**\n');
  const page = `<article data-wm-content>${html}</article>`;
  expect(twinParity(page, markdown).missing).toEqual([]);
});
