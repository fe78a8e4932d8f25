import { createServer } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import type { GeneratedPage } from '../sites/generated-site.ts';
import type { Place } from './place.ts';
import { newReader, show } from './reader.ts';
import { type StartedServer, startServer } from './start-server.ts';

/** A preview of a site with one page of it open in a browser. */
export interface Preview {
  readonly server: StartedServer;
  readonly page: Page;
  /** Seconds from the command until it said that it is ready. */
  readonly ready: number;
  /** Seconds from the command until the page was shown. */
  readonly firstPage: number;
}

const minutes = 10;

/** Starts the preview of a tool, and opens a page as soon as it is ready, for the time of some work. */
export async function withPreview<Result>(
  browser: Browser,
  { folder, peer }: Place,
  first: GeneratedPage,
  work: (preview: Preview) => Promise<Result>,
): Promise<Result> {
  const page = await newReader(browser);
  const args = peer.preview(await freePort());
  try {
    const server = await startServer({ args, folder }, minutes);
    try {
      await show(page, `${server.url}/${first.path}`, first.title);
      const firstPage = (performance.now() - server.started) / 1000;
      return await work({ server, page, ready: server.seconds, firstPage });
    } finally {
      await server.stop();
    }
  } finally {
    await page.context().close();
  }
}

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
