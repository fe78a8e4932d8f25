import { expect, it } from 'vitest';
import { printHtml } from './print-html.ts';

it('Paper gets pictures as they are, and not in a smaller size that was made for a screen.', () => {
  const html = `<html><body><article>
<img src="/a.png" srcset="/_waymark/images/1-480.webp 480w" sizes="100vw">
<img src="/b.png" srcset="/c.png 2x">
</article></body></html>`;
  const printed = printHtml('Docs', [{ title: 'A', breadcrumbs: [], href: '/a', html }]);
  expect(printed).toContain('<img src="/a.png">');
  expect(printed).toContain('<img src="/b.png" srcset="/c.png 2x">');
});

it('A page for printing says so, as nobody scrolls to what it holds, and is light.', () => {
  const html = '<html lang="en" class="dark"><body><article></article></body></html>';
  const printed = printHtml('Docs', [{ title: 'A', breadcrumbs: [], href: '/a', html }]);
  expect(printed).toMatch(/^<!DOCTYPE html><html lang="en" data-wm-printed(?:="")?>/);
});
