import { expect, test } from 'vitest';
import { loadsFiles } from './loads-files.ts';

test.for([
  'const tag = document.createElement("script");',
  "document.createElement( 'style' )",
  '_jsx("style", { children: ".a { color: red }" })',
  'return <style>{`.a { color: red }`}</style>;',
  'node.innerHTML = \'<link rel="stylesheet" href="https://a.example/a.css">\'',
] as const)('Code may have the page load files or write styles: %s', (code) => {
  expect(loadsFiles(code)).toBe(true);
});

test.for([
  'document.createElement("div")',
  'return <Link href="/a">Styled</Link>;',
  'const script = "a"; element.style.color = "red";',
] as const)('Other code may not: %s', (code) => {
  expect(loadsFiles(code)).toBe(false);
});
