import { onTestFinished } from 'vitest';
import { type StartedAssistant, type StartOptions, startAssistant } from './started-assistant.ts';

/** Starts an assistant for the test that is running, which ends with the test if not before. */
export async function startForTest(options: StartOptions = {}): Promise<StartedAssistant> {
  const started = await startAssistant(options);
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= started.close();
    return closing;
  };
  onTestFinished(close);
  return { ...started, close };
}
