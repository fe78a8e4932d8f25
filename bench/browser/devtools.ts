import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser } from '../../test/support/browser.ts';
import { endWithBench, killTree } from '../run/process-group.ts';
import { TrialFailure } from '../run/trial-failure.ts';

const patience = 60_000;

/** A page of its own, with an empty cache. */
export interface MeasuredPage {
  /** Runs a function in the page, with values that JSON can say, and gives what it resolves to. */
  run<Arguments extends readonly unknown[], Result>(
    work: (...given: Arguments) => Result | Promise<Result>,
    ...given: Arguments
  ): Promise<Result>;
  /** Milliseconds that the main thread of the page has worked so far, drawing included. */
  work(): Promise<number>;
  close(): Promise<void>;
}

export interface MeasuredBrowser {
  /** Opens an address and waits until nothing is loading any more. */
  open(url: string): Promise<MeasuredPage>;
  stop(): Promise<void>;
}

/**
 * Starts Chromium and speaks its own protocol with it. Playwright would watch each request of a
 * page, which costs the page about as much as the request does.
 *
 * @throws when there is no Chromium
 */
export async function startBrowser(): Promise<MeasuredBrowser> {
  const file = findBrowser();
  if (file === undefined) throw new TrialFailure('needs Chromium: see WAYMARK_BROWSER');
  const profile = mkdtempSync(path.join(tmpdir(), 'waymark-bench-'));
  const child = spawn(
    file,
    ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = () => {
    // What is started may be a script that starts Chromium.
    killTree(child, 'SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  const forget = endWithBench(end);
  const send = await connect(await addressIn(child.stderr));
  return {
    open: (url) => openPage(send, url),
    stop: async () => {
      forget();
      end();
      await ended;
    },
  };
}

async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const found = /^DevTools listening on (\S+)/.exec(line);
    // What comes after is not read, but must not fill the pipe.
    if (found?.[1]) {
      output.resume();
      return found[1];
    }
  }
  throw new Error('Chromium does not start.');
}

/** Sends a command of the protocol, of the browser or of a page's session. */
type Send = (
  method: string,
  parameters?: Readonly<Record<string, unknown>>,
  sessionId?: string,
  // biome-ignore lint/suspicious/noExplicitAny: each command answers in its own form.
) => Promise<any>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, result, error } = JSON.parse(String(data));
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  return (method, parameters = {}, sessionId) => {
    const answer = Promise.withResolvers<unknown>();
    last++;
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params: parameters, sessionId }));
    const silence = new TrialFailure(`got no answer of Chromium to ${method} within a minute`);
    const timer = setTimeout(() => answer.reject(silence), patience);
    return answer.promise.finally(() => clearTimeout(timer));
  };
}

async function openPage(send: Send, url: string): Promise<MeasuredPage> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const command: Send = (method, parameters) => send(method, parameters, sessionId);
  await command('Performance.enable', { timeDomain: 'threadTicks' });
  await command('Page.navigate', { url });
  const page: MeasuredPage = {
    run: async (work, ...given) => {
      const expression = `(${work})(...${JSON.stringify(given)})`;
      const { result, exceptionDetails } = await command('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(result.description ?? exceptionDetails.text);
      return result.value;
    },
    work: async () => {
      const { metrics } = await command('Performance.getMetrics');
      const named = (metrics as { name: string; value: number }[]).find(
        ({ name }) => name === 'TaskDuration',
      );
      return 1000 * (named?.value ?? Number.NaN);
    },
    close: () => send('Target.disposeBrowserContext', { browserContextId }),
  };
  await quiet(page);
  return page;
}

/** Waits until a page is loaded and has done nothing for a while. */
export async function quiet(page: MeasuredPage): Promise<void> {
  const deadline = performance.now() + patience;
  for (let before = -1; performance.now() < deadline; ) {
    await delay(300);
    const isLoaded = await page.run(() => document.readyState === 'complete');
    const worked = await page.work();
    if (isLoaded && worked - before < 3) return;
    before = worked;
  }
  throw new TrialFailure('showed a page that did not come to rest within a minute');
}
