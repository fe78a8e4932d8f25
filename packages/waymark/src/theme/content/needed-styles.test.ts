import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neededStyles } from './needed-styles.ts';

describe('The stylesheets of content', () => {
  it('are those of what is on the page, in their order', () => {
    expect(neededStyles('<p class="lead">Text</p>')).toEqual(['base']);
    expect(
      neededStyles(
        `<ol class="steps wide"><li class="step"><div class='code-block'></div></li></ol>`,
      ),
    ).toEqual(['base', 'code', 'steps']);
  });

  it('come with a part of a component too, and not with a word that looks like one', () => {
    expect(neededStyles('<p class="my card-title">A</p>')).toEqual(['base', 'callout', 'card']);
    expect(neededStyles('<p class="cards tabular">card</p>')).toEqual(['base']);
  });

  it('are all there where a component runs in the browser, and where the content is not known', () => {
    const folder = new URL('../styles/content/', import.meta.url);
    const files = readdirSync(folder).map((name) => name.replace('.css', ''));
    const all = neededStyles('<astro-island></astro-island>');
    expect([...all].sort()).toEqual(files.sort());
    expect(neededStyles()).toEqual(all);
  });

  it.each(
    readdirSync(new URL('../styles/content/', import.meta.url)).filter(
      (file) => !['base.css', 'endpoint.css'].includes(file),
    ),
  )('come with every class that begins a rule of %s', (file) => {
    const css = readFileSync(new URL(`../styles/content/${file}`, import.meta.url), 'utf8');
    const classes = new Set(
      Array.from(css.matchAll(/^ {2}\.([a-z][\w-]*)/gm), ([, name = '']) => name),
    );
    for (const name of classes) {
      if (name === 'prose') continue;
      expect(neededStyles(`<p class="${name}">`), name).toContain(file.replace('.css', ''));
    }
  });
});
