import { expect, test } from 'vitest';
import { isRefusedFile } from './untrusted-files.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`;

test.each([
  'custom.js',
  'a/module.mjs',
  'style.css',
  'page.html',
  'PAGE.HTM',
  'a.xhtml',
  'a.xml',
  'a.xsl',
  'a.svgz',
  'a.wasm',
  'a.shtml',
  'snippets/card.jsx',
  'snippets/card.tsx',
  'snippets/card.ts',
  'news.rss',
  'a.atom',
  'a.mathml',
  '_headers',
  '_redirects',
  'CNAME',
  'vercel.json',
  '.well-known/assetlinks.json',
])('%s could run or tell a host what to do, so it is refused', (file) => {
  expect(isRefusedFile(file, () => '')).toBe(true);
});

test.each(['a.png', 'a.mp4', 'a.woff2', 'a.pdf', 'openapi.json', 'page.mdx', 'LICENSE', 'a.txt'])(
  '%s is used',
  (file) => expect(isRefusedFile(file, () => undefined)).toBe(false),
);

test.each([
  svg('<script>alert(1)</script>'),
  svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  svg('<é:script>alert(1)</é:script>', 'xmlns:é="http://www.w3.org/2000/svg"'),
  '<x:form xmlns:x="http://www.w3.org/1999/xhtml" action="javascript:alert(1)"><x:button/><!-- <svg --></x:form>',
  svg('<x:form/>', 'xmlns:x="http://www.w3.org/1999/&#120;html"'),
  svg('', 'onload="alert(1)"'),
  svg('', '\nonload\n=\n"alert(1)"'),
  svg('<path d="M0 0"onclick="alert(1)"/>'),
  svg('<a href="javascript:alert(1)"><text>a</text></a>'),
  svg('<use href="https://evil.example/x.svg#a"/>'),
  svg('<use href="data:image/svg+xml,x#a"/>'),
  svg('<image href="data:image/svg+xml,x"/>'),
  svg('<foreignObject><iframe src="x"/></foreignObject>'),
  svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
  svg('<set attributeName="onclick" to="alert(1)"/>'),
  svg('<style>@import "https://evil.example/x.css";</style>'),
  svg('<style>path { fill: url(https://evil.example/x) }</style>'),
  `<!DOCTYPE svg [<!ENTITY a "x">]>${svg('&a;')}`,
  `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
  `<?xml-stylesheet href="x.xsl" type="text/xsl"?>${svg('')}`,
  `<?xml version="1.0" encoding="utf-7"?>${svg('')}`,
  '<html><body></body></html>',
  '',
])('A drawing that is %s is refused', (text) => {
  expect(isRefusedFile('a.svg', () => text)).toBe(true);
});

test.each([
  svg('<path d="M0 0" fill="url(#a)"/><use href="#a"/><style>.a{fill:red}</style>'),
  `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${svg('<title>a</title><image href="data:image/png;base64,x"/>')}`,
  svg('<animate attributeName="opacity" from="0" to="1"/>'),
])('A drawing that only draws is used: %s', (text) => {
  expect(isRefusedFile('a.svg', () => text)).toBe(false);
});
