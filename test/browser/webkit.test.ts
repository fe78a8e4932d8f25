import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Listening } from '../support/listen.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { type SiteName, sharedSite } from '../support/shared-site.ts';
import { openWebkit } from '../support/webkit.ts';

/** What of an element a reader sees: its part in the window, in pixels. */
interface Seen {
  readonly width: number;
  readonly height: number;
}

const webkit = await openWebkit({ width: 1280, height: 900 });

describe.skipIf(!webkit)('In WebKit, the engine of Safari,', () => {
  const sites = new Map<SiteName, Listening>();
  const driver = webkit?.driver as WebDriver;

  beforeAll(async () => {
    for (const name of ['atlas', 'components', 'api'] as const) {
      sites.set(name, await serveFolder((await sharedSite(name)).dist));
    }
  });

  afterAll(async () => {
    await webkit?.stop();
    for (const site of sites.values()) await site.close();
  });

  const open = (site: SiteName, path: string) => driver.get(`${sites.get(site)?.url}${path}`);
  const type = (...keys: string[]) =>
    driver
      .actions()
      .sendKeys(...keys)
      .perform();
  const find = (selector: string) => driver.findElement(By.css(selector));
  const click = async (element: WebElement) => {
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
    await element.click();
  };

  /** It is cut by all that scrolls or hides around it. */
  const seen = (selector: string): Promise<Seen | null> =>
    driver.executeScript(
      `const element = document.querySelector(arguments[0]);
      if (!element?.checkVisibility()) return null;
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
        [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      return {
        width: Math.min(right, innerWidth) - Math.max(left, 0),
        height: Math.min(bottom, innerHeight) - Math.max(top, 0),
      };`,
      selector,
    );
  const expectSeen = (selector: string) =>
    expect
      .poll(() => seen(selector), { message: selector })
      .toMatchObject({ width: expect.toSatisfy(isLong), height: expect.toSatisfy(isLong) });

  test('a search shows what it finds, and Enter opens it', async () => {
    await open('atlas', '/quickstart/');
    await click(await find('wm-search button'));
    await expectSeen('dialog[open] input');
    await type('route');
    await expectSeen('dialog[open] [role=option]:first-of-type');
    await type(Key.ENTER);
    await expect.poll(() => driver.getCurrentUrl()).not.toContain('/quickstart');
  });

  test('a menu opens and closes, and a group of code shows the chosen one', async () => {
    await open('atlas', '/quickstart/');
    const opener = await find('summary[aria-label^="Select version"]');
    await click(opener);
    await expectSeen('details[open] > summary[aria-label^="Select version"] + ul');
    await type(Key.ESCAPE);
    const isOpen = () => driver.executeScript('return arguments[0].parentElement.open', opener);
    await expect.poll(isOpen).toBe(false);
    const tab = await driver.findElement(By.xpath("//*[@role='tab'][contains(., 'Python')]"));
    await click(tab);
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
  });

  test('diagrams and formulas are drawn, and a picture fills the window', async () => {
    await open('components', '/mermaid/');
    await expectSeen('.mermaid-drawing svg');
    await open('components', '/math/');
    await expectSeen('.katex');
    await open('components', '/media/');
    await click(await find('main img[role=button]'));
    await expectSeen('dialog[open] img');
  });

  test.each([
    ['wide', 1280],
    ['narrow', 420],
  ])('a request is tried in a %s window', async (_, width) => {
    await driver.manage().window().setRect({ width, height: 900 });
    await open('api', '/reference/plants/create-a-plant/');
    await click(await find('wm-try-it button'));
    await expectSeen('dialog[open] form input, dialog[open] input');
    await expectSeen('dialog[open] .wm-play-send');
  });

  test('the drawer of a narrow window shows the tree', async () => {
    await driver.manage().window().setRect({ width: 420, height: 900 });
    await open('atlas', '/quickstart/');
    await click(await find('.wm-mobile-menu'));
    await expectSeen('#sidebar [aria-current=page]');
  });
});

function isLong(pixels: number): boolean {
  return pixels > 12;
}
