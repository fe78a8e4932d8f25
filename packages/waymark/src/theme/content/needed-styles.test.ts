import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { neededStyles } from './needed-styles.ts';

const stylesheets = readdirSync(new URL('../styles/content/', import.meta.url)).filter((name) =>
  name.endsWith('.css'),
);

describe('The stylesheets of content', () => {
  it('are those of what is on the page, in their order', () => {
    expect(neededStyles('<p class="lead card">Text</p>')).toEqual(['common']);
    expect(
      neededStyles(`<ul class="tree wide"><li class="x"><div class='mermaid'></div></li></ul>`),
    ).toEqual(['common', 'diagram', 'tree']);
  });

  it('come with a part of a component too, and not with a word that looks like one', () => {
    expect(neededStyles('<p class="my tile-title">A</p>')).toEqual(['common', 'tile']);
    expect(neededStyles('<p class="tiles trees">tile</p>')).toEqual(['common']);
  });

  it('are all there where a component runs in the browser, and where the content is not known', () => {
    const files = stylesheets.map((name) => name.replace('.css', ''));
    const all = neededStyles('<astro-island></astro-island>');
    expect([...all].sort()).toEqual(files.sort());
    expect(neededStyles()).toEqual(all);
  });

  it.each(stylesheets.filter((file) => !['common.css', 'endpoint.css'].includes(file)))(
    'come with every class that begins a rule of %s',
    (file) => {
      const css = readFileSync(new URL(`../styles/content/${file}`, import.meta.url), 'utf8');
      const classes = new Set(
        Array.from(css.matchAll(/^ {2}\.([a-z][\w-]*)/gm), ([, name = '']) => name),
      );
      for (const name of classes) {
        if (name === 'prose') continue;
        expect(neededStyles(`<p class="${name}">`), name).toContain(file.replace('.css', ''));
      }
    },
  );
});
