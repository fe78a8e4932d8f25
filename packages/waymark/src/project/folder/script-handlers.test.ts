import { expect, it } from 'vitest';
import { scriptHandlers } from './script-handlers.ts';

it('finds what a script writes into attributes such as onclick, each once, as a browser reads it', () => {
  const code = `
    bar.innerHTML = \`<button class="a" onclick="window.accept()">Yes</button>
      <button onclick='show("more")' onmouseover="a &amp;&amp; b()">More</button>\`;
    other.innerHTML = '<a onclick="go(\\'home\\')">' + "<b onclick=\\"window.accept()\\">";
  `;
  expect(scriptHandlers(code)).toEqual([
    'window.accept()',
    'show("more")',
    'a && b()',
    "go('home')",
  ]);
});

it('leaves out what is put together when the script runs, and code that is no text', () => {
  const code = `
    list.innerHTML = \`<a onclick="open(\${id})">\` + '<a onclick="close(' + id + ')">';
    window.onload = 'x';
    const onClick = () => button.click();
  `;
  expect(scriptHandlers(code)).toEqual([]);
});
