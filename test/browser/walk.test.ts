import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test, type Visitor } from '../support/visit.ts';
import { choose, click, openDrawer, type Press, pressEnter, tap } from '../support/way.ts';

interface Manner extends Visitor {
  readonly name: string;
  readonly press: Press;
}

// A bar that blurs is what fixed parts in it are placed by, so that visitors of both kinds go through the menus.
const manners: readonly Manner[] = [
  { name: 'by pointer', press: click, blurred: true },
  { name: 'by keyboard', press: pressEnter },
  { name: 'by pointer without JavaScript', press: click, javaScriptEnabled: false },
  { name: 'on a phone', press: tap, phone: true, blurred: true },
  { name: 'in dark mode', press: click, colorScheme: 'dark' },
  { name: 'in Arabic', press: click, lang: 'ar', site: 'atlasInArabic' },
];

describe.each(manners)('A visitor $name', ({ press, ...visitor }) => {
  const switchTo = async (
    docs: DocsPage,
    kind: Parameters<DocsPage['switcher']>[0],
    entry: RegExp,
    arrival: string,
  ) => {
    await openDrawer(docs, press);
    const opener = docs.switcher(kind);
    await choose(press, opener, docs.menuOf(opener).getByRole('link', { name: entry }));
    await docs.arrivesAt(arrival);
  };

  test('changes version, product and language', async ({ visit }) => {
    const docs = await visit('/quickstart', visitor);
    await switchTo(docs, 'version', /^v1/, '/v1/quickstart');
    await switchTo(docs, 'product', /^Atlas Edge/, '/edge/overview');
    await switchTo(docs, 'language', /^Français/, '/fr');
    expect(await docs.html.getAttribute('lang')).toBe('fr');
  });

  test('goes through tabs, anchors and dropdowns', async ({ visit }) => {
    const docs = await visit('/reference/directions/calculate', visitor);
    const go = async (label: string, arrival: string, within = docs.navigation) => {
      await openDrawer(docs, press);
      await press(docs.link(label, within));
      await docs.arrivesAt(arrival);
    };
    const tabs = docs.phone ? docs.navigation : docs.tabs;
    await go('Places', '/reference/places/search');
    await go('SDKs', '/sdks/javascript/install', tabs);
    await switchTo(docs, 'dropdown', /^Python/, '/sdks/python/install');
  });

  test('opens an item of the menu of a tab', async ({ visit }) => {
    const docs = await visit('/quickstart', visitor);
    await openDrawer(docs, press);
    if (!docs.phone) await press(docs.tabMenu('Resources'));
    const items = docs.phone ? docs.navigation : docs.menuOf(docs.tabMenu('Resources'));
    await press(items.getByRole('link', { name: /^Help/ }));
    await docs.arrivesAt('/resources/support');
  });

  test('opens groups in groups and a page of them', async ({ visit }) => {
    const docs = await visit('/quickstart', visitor);
    await openDrawer(docs, press);
    await press(docs.group('Encodings'));
    await press(docs.group('Precision'));
    await press(docs.link('Rounding'));
    await docs.arrivesAt('/concepts/rounding');
    await openDrawer(docs, press);
    expect(await docs.current.textContent()).toBe('Rounding');
  });
});
