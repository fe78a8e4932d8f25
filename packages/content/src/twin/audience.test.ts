import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';
import { twinParity } from './parity/twin-parity.ts';

const html =
  '<article data-wm-content><p>For all</p><template data-wm-agents><p>Use the <b>tool</b></p></template><div data-wm-humans><p>Click here</p></div></article>';

it('has what is for agents only, and leaves out what is for readers only', () => {
  const { markdown } = pageText(html);
  expect(markdown).toBe('For all\n\nUse the **tool**\n');
  expect(twinParity(html, markdown).missing).toEqual([]);
});
