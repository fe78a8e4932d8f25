import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { previewAttribute } from '../../client/analytics/preview.ts';
import { printedAttribute } from '../../client/printed.ts';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { createSiteServer } from '../../server/create-server.ts';
import { listen } from '../../server/listen.ts';
import { createFileServer, type FileServer } from '../../server/site-files.ts';

/** A page that is printed. */
interface PrintJob {
  /** URL as it stands in links. */
  readonly href: string;
  /** Path of the PDF below the folder. */
  readonly file: string;
}

/** Where pages are printed, and by what. */
interface PrintPlace {
  readonly base: string;
  readonly browser: string;
  readonly folder: string;
  readonly isDense: boolean;
}

/** How many browsers work at once. */
const workers = 2;
/** How long one page may take, with its scripts and then without them (milliseconds). */
const longest = 120_000;
/** What a browser calls itself that gets no scripts. */
const scriptless = 'scriptless';

/**
 * Prints pages of a built site to PDF files in it, as their print styles have them. Services that
 * count readers do not load meanwhile.
 *
 * @param browser path of a Chromium
 * @param isDense pages offer several sizes of their pictures: those for paper are chosen, not those for a screen
 * @param base of the site, without a slash at its end
 * @throws CommandFailure when the browser does not print a page
 */
export async function writePdfs(
  jobs: readonly PrintJob[],
  { base, browser, folder, isDense }: PrintPlace,
): Promise<void> {
  const files = createFileServer({
    folder,
    base,
    pages: () => [],
    address: (below) => base + below,
    attributes: () => [previewAttribute, printedAttribute],
  });
  const serve: FileServer['serve'] = async (request, response) => {
    const { 'sec-fetch-dest': kind, 'user-agent': agent } = request.headers;
    if (kind === 'script' && agent === scriptless) response.writeHead(404).end();
    else await files.serve(request, response);
  };
  const { server, stop } = createSiteServer({ routes: () => [], files: { ...files, serve } });
  const origin = await listen(server, { host: '127.0.0.1', port: 0 });
  const waiting = [...jobs].reverse();
  const work = async () => {
    const profile = mkdtempSync(path.join(tmpdir(), 'waymark-pdf-'));
    try {
      for (let job = waiting.pop(); job !== undefined; job = waiting.pop()) {
        const target = path.join(folder, job.file);
        mkdirSync(path.dirname(target), { recursive: true });
        await printPage(browser, profile, [
          ...(isDense ? ['--force-device-scale-factor=3'] : []),
          `--print-to-pdf=${target}`,
          origin + job.href,
        ]);
        if (!existsSync(target)) throw new CommandFailure(`${browser} made no PDF of ${job.href}.`);
      }
    } finally {
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    waiting.length = 0;
    await stop();
  }
}

/**
 * Prints a page, without its scripts where these take too long.
 *
 * @param profile folder of the browser's own
 * @throws CommandFailure when the browser does not print it
 */
async function printPage(browser: string, profile: string, options: string[]): Promise<void> {
  const address = options.at(-1);
  try {
    try {
      await print(browser, [`--user-data-dir=${profile}`, ...options]);
    } catch (error) {
      if (!isLate(error)) throw error;
      console.warn(
        `${address} takes longer than ${longest / 1000} s, so it is printed without its scripts: diagrams are their sources.`,
      );
      // The profile has kept scripts, and would not ask for them.
      const own = [`--user-data-dir=${profile}/${scriptless}`, `--user-agent=${scriptless}`];
      await print(browser, [...own, ...options]);
    }
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new CommandFailure(`${browser} cannot print ${address}: ${reason}`);
  }
}

/** @throws what ended the browser */
async function print(browser: string, options: readonly string[]): Promise<void> {
  const fixed = [
    '--headless',
    '--disable-gpu',
    '--no-first-run',
    '--disable-extensions',
    '--disable-background-networking',
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    // Pictures far down are printed too.
    '--blink-settings=lazyLoadEnabled=false',
    // By a clock that stands still while something loads or is drawn.
    '--virtual-time-budget=10000',
    // Chromium refuses to run as root with its sandbox, as builds in containers do.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const ending = { timeout: longest, killSignal: 'SIGKILL' } as const;
  await promisify(execFile)(browser, [...fixed, ...options], ending);
}

/** Whether a browser was ended because it took too long. */
function isLate(error: unknown): boolean {
  return error instanceof Error && 'killed' in error && error.killed === true;
}
