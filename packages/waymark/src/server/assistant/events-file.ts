import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import type { AssistantEvent } from '@waymark/assistant';
import { CommandFailure } from '../../project/findings/command-failure.ts';

/** A file that events are written to, one JSON object on a line. */
export interface EventsFile {
  write(event: AssistantEvent): void;
  /** Waits until all of them are written. */
  close(): Promise<void>;
}

/** What readers ask is nobody else's business. */
const ownerOnly = 0o600;

/**
 * Opens a file for events, at whose end they are written. Each line opens it anew, so that a tool
 * may move it away.
 *
 * @throws CommandFailure when it cannot be written
 */
export async function openEventsFile(name: string): Promise<EventsFile> {
  const file = path.resolve(name);
  const append = (text: string) => appendFile(file, text, { mode: ownerOnly });
  const refusal = (error: Error) => `Events cannot be written to ${name}: ${error.message}`;
  await append('').catch((error: Error) => {
    throw new CommandFailure(refusal(error));
  });
  let last = Promise.resolve();
  return {
    write(event) {
      const text = `${JSON.stringify(event)}\n`;
      last = last.then(() => append(text)).catch((error: Error) => console.error(refusal(error)));
    },
    close: () => last,
  };
}
