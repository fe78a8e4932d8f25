import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page has put into the clipboard last. */
    written?: string;
  }
}

/**
 * Allows the page to write into the clipboard, and notes what the browser has taken. All pages of
 * the run share one clipboard, so that reading it would tell what another test has copied.
 */
export async function watchClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await write(text);
      window.written = text;
    };
    const writeItems = clipboard.write.bind(clipboard);
    clipboard.write = async (items) => {
      await writeItems(items);
      const blob = await items[0]?.getType('text/plain');
      if (blob) window.written = await blob.text();
    };
  });
}

/** Opens what the page shows next as a page without TLS is, which has no clipboard. */
export async function withoutClipboard(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const script = "Object.defineProperty(navigator, 'clipboard', { value: undefined })";
    const body = (await response.text()).replace('<head>', `<head><script>${script}</script>`);
    return route.fulfill({ response, body });
  });
}

/** What the page has put into the clipboard since the last call. */
export function takeWritten(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { written } = window;
    delete window.written;
    return written;
  });
}
