import type { Locator } from 'playwright-core';
import type { DocsPage } from './docs-page.ts';

/** How a visitor uses what is on the page. */
export type Press = (control: Locator) => Promise<void>;

export const click: Press = (control) => control.click();

export const tap: Press = (control) => control.tap();

/** Goes to the control with Tab, from the start of the page, and presses Enter. */
export const pressEnter: Press = async (control) => {
  await tabTo(control);
  await control.press('Enter');
};

export const pressSpace: Press = async (control) => {
  await tabTo(control);
  await control.press('Space');
};

const stops = 80;

/** Presses Tab until the control has the focus. */
export async function tabTo(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  await control.waitFor();
  for (let stop = 0; stop < stops; stop += 1) {
    if (await isFocused(control)) return;
    await keyboard.press('Tab');
  }
  throw new Error(`${stops} stops of the Tab key did not lead to ${control}.`);
}

/** Goes on at the start of the content, as the skip link does: Tab leads past the navigation. */
export async function skipToContent({ page }: DocsPage): Promise<void> {
  await page.locator('#content-area').focus();
}

export function isFocused(control: Locator): Promise<boolean> {
  return control.evaluate(
    (element) => element === (element.getRootNode() as Document | ShadowRoot).activeElement,
  );
}

/** Opens something, then chooses a link of it. */
export async function choose(press: Press, opener: Locator, entry: Locator): Promise<void> {
  await press(opener);
  await press(entry);
}

/** At phone width everything of the navigation is in the drawer. */
export async function openDrawer(docs: DocsPage, press: Press): Promise<void> {
  if (docs.phone) await press(docs.menuButton);
}
