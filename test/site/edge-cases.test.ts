import type { HTMLElement } from 'node-html-parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { sharedSite } from '../support/shared-site.ts';

let site: BuiltSite;

beforeAll(async () => {
  site = builtSite((await sharedSite('edgeCases')).dist);
});

/** The elements of a page that a selector finds. */
function all(selector: string, url = '/'): HTMLElement[] {
  return site.page(url).document.querySelectorAll(`[data-wm-content] ${selector}`);
}

/** The card with a title. */
function card(title: string): HTMLElement {
  const found = all('.card').find((element) =>
    element.querySelector('.card-title')?.textContent.includes(title),
  );
  if (!found) throw new Error(`There is no card "${title}".`);
  return found;
}

describe('Flags that are written as text', () => {
  test('`defaultOpen="true"` opens an accordion in any letter case, `"false"` does not', () => {
    expect(all('details.accordion').map((element) => element.hasAttribute('open'))).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('`arrow="true"` shows the arrow of a card, `"false"` hides it', () => {
    const arrow = '[data-component-part="card-arrow"]';
    expect(card('With arrow').querySelector(arrow)).not.toBeNull();
    expect(card('Without arrow').querySelector(arrow)).toBeNull();
  });
});

describe('Titles and icons', () => {
  test('a Step title that is JSX keeps the code inside', () => {
    const [title] = all('h3.step-title');
    expect(title?.querySelector('code')?.textContent).toBe('npm install');
    expect(title?.textContent.trim()).toBe('Run npm install');
  });

  test('an icon that is an inline SVG has its attributes in the spelling of SVG', () => {
    const icon = card('With a drawing').querySelector('[data-component-part="card-icon"]');
    const svg = icon?.querySelector('svg');
    expect(svg?.getAttribute('stroke-width')).toBe('2');
    expect(svg?.getAttribute('viewBox')).toBe('0 0 8 8');
    expect(svg?.getAttribute('class')).toBe('drawing');
    expect(svg?.querySelector('path')?.attributes).toEqual({
      d: 'M0 0h8v8z',
      'fill-rule': 'evenodd',
      'stroke-linecap': 'round',
      'clip-path': 'none',
    });
  });

  test('an Icon by `name` is the one that `icon` gives', () => {
    expect(all('p .icon svg, p .icon img')).toHaveLength(1);
  });
});

describe('Fields', () => {
  test('a ResponseField with a type but no name prints the type', () => {
    const field = all('.field').find((element) => element.textContent.includes('without a name'));
    expect(field?.querySelector('.field-name')).toBeNull();
    expect(field?.querySelector('.field-type')?.textContent.trim()).toBe('string | null');
  });

  test('`default=""` shows two quotes', () => {
    const field = all('.field').find((element) => element.textContent.includes('without an API'));
    expect(field?.querySelector('.param-head')?.textContent).toContain('""');
  });

  test('a ParamField on a page without `api` is documentation, without a playground', () => {
    expect(all('.field').length).toBeGreaterThan(0);
    expect(all('form, input, textarea, select:not(.multi-view-select)')).toEqual([]);
  });
});

describe('Cards', () => {
  test('a linked card holds frames, fields and links, and no link stands in a link', () => {
    const found = card('With blocks');
    expect(found.querySelector('figure img')?.getAttribute('alt')).toBe('Square');
    expect(found.querySelector('.field-name')?.textContent).toContain('card-id');
    const targets = found.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/groups/', '/pictures/', '#param-card-id', '/diagrams/']);
    expect(found.querySelectorAll('a a, p p, p figure, p div')).toEqual([]);
    expect(found.closest('a')).toBeNull();
  });
});

test('A tile leads on by its title, beside links of its own, and without one by its picture', () => {
  const links = all('.tile', '/links').map((tile) =>
    tile
      .querySelectorAll('a')
      .map((link) => `${link.textContent.trim()} ${link.attributes['href']}`),
  );
  expect(links).toEqual([
    ['A page in it /diagrams/', 'Everything /groups/', 'pictures /pictures'],
    [' /groups/'],
    [' /groups/'],
  ]);
  const names = all('.tile > * > a', '/links').map((link) => link.getAttribute('aria-label'));
  expect(names.slice(-2)).toEqual([undefined, '/groups/']);
  expect(all('a a', '/links')).toEqual([]);
});

describe('Updates, trees and views', () => {
  test('an Update with an empty description has no box for it', () => {
    const [update] = all('.update');
    expect(update?.textContent).toContain('Without a description');
    expect(update?.querySelector('.update-description')).toBeNull();
  });

  test('the comment of a file in a tree stands behind its name', () => {
    const [file] = all('.tree-file');
    expect(file?.querySelector('.tree-name')?.textContent).toBe('main.ts');
    expect(file?.querySelector('.tree-comment')?.textContent).toBe('entry point');
  });

  test('a View whose title is known only late stands outside of the views and is shown', () => {
    expect(all('[data-wm-view]').map((view) => view.getAttribute('data-wm-view'))).toEqual([
      'JavaScript',
    ]);
    expect(site.page('/').text).toContain('In a language that is known late');
  });
});

describe('Accordions', () => {
  test('a CodeGroup inside an Accordion inside an AccordionGroup has all of its code in the page', () => {
    const [group] = all('.accordion-group details.accordion wm-code-group', '/groups');
    const blocks = group?.querySelectorAll('pre').map((block) => block.textContent.trim());
    expect(blocks).toEqual(['npm install one\nnpm install two', 'yarn add one']);
  });
});

describe('HTML', () => {
  test('`allowfullscreen` without a value is printed so that browsers read it', () => {
    expect(all('iframe')[0]?.outerHTML).toMatch(
      / frameborder="0" allowfullscreen(?:=""|="true")?[ >]/,
    );
  });

  test('numbers in style objects have units, zero has none', () => {
    expect(all('div[style]').map((element) => element.getAttribute('style'))).toContain(
      'margin:0;font-size:12px',
    );
  });
});

describe('Values that are not as expected', () => {
  const url = '/values';
  const field = (text: string) =>
    all('.field', url).find((element) => element.textContent.includes(text));

  test('an icon that is not found leaves a callout and a card that of their type', () => {
    const icon = all('.callout-icon', url)[0];
    expect(icon?.getAttribute('aria-label')).toBe('Warning');
    expect(icon?.querySelector('svg')).not.toBeNull();
    expect(all('.card[data-card-type=warning] .card-icon svg', url)).toHaveLength(1);
  });

  test('a field has its head for a location or a default alone', () => {
    const heads = ['A location alone', 'A default alone'].map((text) =>
      field(text)?.querySelector('.param-head')?.textContent.replace(/\s+/g, ' ').trim(),
    );
    expect(heads).toEqual(['body', 'default: "x"']);
  });

  test('`hidden="false"` hides no field', () => {
    expect(field('Shown')?.textContent).toContain('not-hidden');
  });

  test('the size of an icon is a number of pixels or a length, and nothing else', () => {
    expect(all('p .icon', url).map((icon) => icon.getAttribute('style'))).toEqual([
      '--wm-icon-size:2rem',
      '--wm-icon-size:24px',
      undefined,
    ]);
  });

  test('a card whose children come to nothing has its description', () => {
    const described = all('.card', url).find((element) =>
      element.textContent.includes('Described'),
    );
    expect(described?.querySelector('.card-content')?.textContent.trim()).toBe('A description');
  });

  test('a step whose number is empty is counted by its place', () => {
    expect(all('.step', url)[0]?.getAttribute('style')).toBeUndefined();
  });

  test('a tab whose id has a space names its panel', () => {
    const [tab] = all('[role=tab]', url);
    const [panel] = all('[role=tabpanel]', url);
    expect(tab?.id).toBe('my tab');
    expect(panel?.id).not.toMatch(/\s/);
    expect(tab?.getAttribute('aria-controls')).toBe(panel?.id);
    expect(panel?.getAttribute('aria-label')).toBe('Named');
  });

  test('a badge that holds a link is no link itself', () => {
    expect(all('a a', url)).toEqual([]);
    expect(all('[data-badge] a, a[data-badge]', url).map((link) => link.textContent)).toEqual([
      'y',
    ]);
  });

  test('a tree of a list and elements has all its entries as such', () => {
    const names = all('wm-tree > ul .tree-item .tree-name', url).map((name) => name.textContent);
    expect(names).toEqual(['src', 'a.ts', 'comp.ts']);
    expect(all('wm-tree li:not(.tree-item), wm-tree > ul > ul', url)).toEqual([]);
  });
});

describe('Hooks for custom styles and scripts', () => {
  test.each([
    ['#content-area', 1],
    ['article.prose', 1],
    ['html[data-current-path="/"]', 1],
    ['[data-component-part="card-title"]', 4],
    ['[data-component-part="accordion-button"]', 3],
    ['[data-component-part="step-title"]', 1],
    ['[data-component-part="field-name"]', 2],
    ['[data-name="frame"]', 1],
  ])('%s is there', (selector, count) => {
    expect(site.page('/').document.querySelectorAll(selector)).toHaveLength(count);
  });
});
