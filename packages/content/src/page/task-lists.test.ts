import { expect, test } from 'vitest';
import { render } from '../testing/compile-pages.ts';

test('the text of a task is the label of its checkbox', async () => {
  const html = await render('- [x] Remove **duplicates**\n- [ ] Send\n- neither');
  expect(html).toMatch(/<label><input[^>]*type="checkbox"[^>]*checked[^>]*>.*Remove <strong>/s);
  expect(html).toMatch(/<label><input(?![^>]*checked=)[^>]*>(?:<\/input>)? ?Send<\/label>/);
  expect(html).not.toMatch(/<label>[^<]*neither/);
});

test('what follows the first paragraph of a task is not part of its label', async () => {
  const html = await render('- [ ] First\n\n  Second');
  expect(html).toMatch(/First<\/label><\/p>.*<p>Second<\/p>/s);
});
