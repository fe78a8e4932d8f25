import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

const markdown = (content: string) =>
  pageText(`<article data-wm-content>${content}</article>`).markdown.trimEnd();

it('writes the bar of an endpoint with its servers, without buttons', () => {
  const html =
    '<div class="wm-endpoint"><span class="wm-method">GET</span><div class="wm-endpoint-url"><wm-server><select><option title="Live">https://a.dev</option><option>https://b.dev</option></select></wm-server><span class="wm-endpoint-path"><wbr>/users/<var>{id}</var></span></div><wm-copy class="wm-copy"><button title="Copy /users">x</button></wm-copy><wm-try-it><button>Try it</button></wm-try-it></div>';
  expect(markdown(html)).toBe('`GET /users/{id}`\n\n- `https://a.dev`: Live\n- `https://b.dev`');
});

it('writes fields with what they say, and their own fields below', () => {
  const html =
    '<ul class="wm-fs"><li class="wm-f" id="body-a"><div class="wm-fh"><a class="wm-fn" href="#body-a">a</a><span class="wm-ft">object</span><span class="wm-p">required</span></div><div class="wm-m"><p>What it is.</p></div><p class="wm-c"><span>Length:</span> <code>3</code></p>' +
    '<details class="wm-d"><summary>Child attributes</summary><div><ul class="wm-fs"><li class="wm-f"><div class="wm-fh"><span class="wm-fn">{b}</span><span class="wm-ft">string</span></div></li></ul></div></details></li></ul>';
  expect(markdown(html)).toBe(
    '- `a` object, required: What it is.\n\n  Length: `3`\n\n  **Child attributes**\n\n  - `{b}` string',
  );
});

it('writes alternatives below their names, without what chooses between them', () => {
  const html =
    '<wm-panels><div class="wm-choices"><button>Tree</button></div><div class="wm-panel"><p class="wm-panel-title">Tree</p><div class="wm-fh"><span class="wm-ft">string</span><span class="wm-p">nullable</span></div></div></wm-panels>' +
    '<wm-panels><div class="wm-select-bar"><select><option>json</option></select></div><div class="wm-panel"><p class="wm-panel-title">json</p><p>a</p></div></wm-panels>';
  expect(markdown(html)).toBe('**Tree**\n\nstring, nullable\n\n**json**\n\na');
});
