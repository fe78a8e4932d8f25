import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { findProgram, freePort } from './web-server.ts';

/** A window of WebKit, the engine of Safari, on a display that nobody sees. */
export interface Webkit {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

/** Whether this machine has WebKit and a display for it. */
export function hasWebkit(): boolean {
  return programs.every((name) => findProgram(name) !== undefined);
}

const programs = ['WebKitWebDriver', 'Xvfb'];

/** Milliseconds that each of them may take to start. */
const patience = 20_000;

/** Opens a window of a size in pixels; none where this machine has no WebKit, or it does not start. */
export async function openWebkit(size: WindowSize): Promise<Webkit | undefined> {
  if (!hasWebkit()) return undefined;
  try {
    return await startWebkit(size);
  } catch (error) {
    console.warn(`WebKit does not start, so nothing is tested in it: ${String(error)}`);
    return undefined;
  }
}

interface WindowSize {
  readonly width: number;
  readonly height: number;
}

async function startWebkit(size: WindowSize): Promise<Webkit> {
  const { display, server } = await startDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display };
  const service = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const stop = async () => {
    for (const child of [service, server]) await end(child);
  };
  try {
    const driver = await connected(`http://127.0.0.1:${port}`);
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    return {
      driver,
      async stop() {
        await driver.quit();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** It chooses a number that is free, and says which. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const signal = AbortSignal.timeout(patience);
  const [number] = await once(server.stdio[3] as Readable, 'data', { signal });
  return { display: `:${String(number).trim()}`, server };
}

/** The service needs a moment until it listens, and waits for ever for a browser that does not answer. */
async function connected(address: string): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const deadline = Date.now() + patience;
  const late = setTimeout(patience, undefined, { ref: false }).then(() => {
    throw new Error('The browser does not answer.');
  });
  for (;;) {
    try {
      const builder = new Builder().usingServer(address).withCapabilities(capabilities);
      return await Promise.race([late, builder.build()]);
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await setTimeout(50);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
