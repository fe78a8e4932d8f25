import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of the run listens. */
    browserEndpoint: string;
  }
}

/** Starts the browser of all test files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowserServer();
  provide('browserEndpoint', browser.wsEndpoint());
  return () => browser.close();
}
