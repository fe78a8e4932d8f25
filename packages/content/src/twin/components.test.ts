import { expect, it } from 'vitest';
import { pageText } from './page-text.ts';

const markdown = (content: string) =>
  pageText(`<article data-wm-content>${content}</article>`).markdown.trimEnd();

it('writes each tab below its title, without the row of buttons', () => {
  const html =
    '<wm-tabs class="tabs"><div class="tabs-list"><button><span class="tab-label">npm</span></button></div>' +
    '<div class="tab-panel"><p class="tab-panel-title">npm</p><p>Run.</p></div></wm-tabs>';
  expect(markdown(html)).toBe('**npm**\n\nRun.');
});

it('writes accordions and expandable content below their titles', () => {
  const html =
    '<details class="accordion" data-wm-accordion="a"><summary class="accordion-button"><span class="accordion-title-container"><span class="accordion-title">Why</span> <span class="accordion-description">In short</span></span></summary><div class="accordion-content">So.</div></details>' +
    '<details class="expandable"><summary><span class="expandable-title"><span class="expandable-show">Show</span><span class="expandable-hide">Hide</span> fields</span></summary><div>b</div></details>';
  expect(markdown(html)).toBe('**Why**\n\nIn short\n\nSo.\n\n**fields**\n\nb');
});

const step = (title: string, content: string, style = '') =>
  `<div class="step" id="s" style="${style}"><span class="step-line"></span><span class="step-number"></span><p class="step-title"><a class="step-anchor" href="#s">${title}</a></p><div class="step-content">${content}</div></div>`;

it('numbers steps on over what stands between them', () => {
  const html = `<div class="steps">${step('One', '<pre>a</pre>')}<p>Between</p>${step('Two', 'b')}${step('Nine', 'c', 'counter-set:wm-step 9')}</div>`;
  expect(markdown(html)).toBe(
    '1. **One**\n\n   ```\n   a\n   ```\n\nBetween\n\n2. **Two**\n\n   b\n\n9. **Nine**\n\n   c',
  );
});

const card = (title: string, content: string) =>
  `<div class="card"><div class="card-content-container"><span class="wm-icon-part card-icon"><svg><title>x</title></svg></span><div class="card-body"><div class="card-title">${title}</div><div class="card-content">${content}</div></div></div></div>`;

it('writes cards as one list, their titles as links', () => {
  const html = `<div class="columns">${card('<a class="card-link" href="/a">A</a>', 'One.')}\n${card('B', '<p>Two.</p>')}</div>`;
  expect(markdown(html)).toBe('- [A](/a): One.\n- **B**: Two.');
});

it('leaves elements of authors alone that have the class of a component', () => {
  expect(markdown('<div class="card"><p>a</p></div><div class="step">b</div>')).toBe('a\n\nb');
});

it('begins callouts with their kind', () => {
  const callout = (content: string) =>
    `<div class="callout"><span class="wm-icon-part callout-icon" role="img" aria-label="Note"><svg/></span><div class="callout-content">${content}</div></div>`;
  expect(markdown(callout('Text'))).toBe('> **Note** Text');
  expect(markdown(callout('<p class="callout-title">Title</p><p>Text</p>'))).toBe(
    '> **Note: Title**\n>\n> Text',
  );
});

const field = (name: string, content: string) =>
  `<div class="field"><div class="param-head" id="f"><span class="field-name"><a class="field-link" href="#f"><code>${name}</code></a></span><span class="field-meta"><span class="field-pill">string[]</span><span class="field-pill">required</span></span></div><div class="field-content">${content}</div></div>`;

it('writes fields as nested lists', () => {
  const html =
    field(
      'a',
      `<p>One.</p><details class="expandable"><summary><span class="expandable-title">properties</span></summary>${field('b', '')}</details>`,
    ) + field('c', 'Two.');
  expect(markdown(html)).toBe(
    '- `a` string[], required: One.\n\n  **properties**\n\n  - `b` string[], required\n\n- `c` string[], required: Two.',
  );
});

it('writes tooltips in brackets behind their word', () => {
  const html =
    '<p><wm-tooltip><span class="tooltip">API</span><span class="tooltip-bubble"><span class="tooltip-headline">What</span><span class="tooltip-tip">An interface.</span><a class="tooltip-cta" href="/a">More</a></span></wm-tooltip></p>';
  expect(markdown(html)).toBe('API (What: An interface. [More](/a))');
});

it('writes entries of changelogs below headings', () => {
  const html =
    '<section class="update" id="may"><div class="update-head"><div class="update-label"><a class="update-anchor" href="#may">May</a></div><ul class="update-tag-list"><li>API</li><li>CLI</li></ul><div class="update-description">v2</div></div><div class="update-content"><p>a</p></div></section>';
  expect(markdown(html)).toBe('## May\n\nAPI, CLI\n\nv2\n\na');
});

it('writes trees as lists, folders with a slash', () => {
  const html =
    '<wm-tree><ul class="tree-list"><li class="tree-item tree-folder"><details><summary class="tree-row"><span class="tree-name">src</span></summary><ul class="tree-list"><li class="tree-item tree-file"><span class="tree-row"><span class="tree-name">a.ts</span><span class="tree-comment">first</span></span></li></ul></details></li></ul></wm-tree>';
  expect(markdown(html)).toBe('- src/\n  - a.ts: first');
});

it('writes colours with their values', () => {
  const html =
    '<wm-copy class="color-item-container"><button class="color-item"><span class="color-text"><span class="color-name">text</span><span class="color-value"><span>#000</span><span>#fff</span></span></span></button></wm-copy>';
  expect(markdown(html)).toBe('- text: #000, #fff');
});
