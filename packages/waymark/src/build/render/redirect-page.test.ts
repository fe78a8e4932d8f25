import { expect, it } from 'vitest';
import { redirectPage } from './redirect-page.ts';

it('leads on at once, is in no search, and has browsers ask for no icon', () => {
  const html = redirectPage('/a/?b=1&c=%22#d');
  expect(html).toContain('<meta http-equiv="refresh" content="0;url=/a/?b=1&amp;c=%22#d">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain('<link rel="icon" href="data:,">');
});

it('holds no markup of its target', () => {
  expect(redirectPage('/"><script>alert(1)</script>')).not.toContain('<script>');
});
