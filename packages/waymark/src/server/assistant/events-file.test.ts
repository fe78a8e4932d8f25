import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AssistantEvent } from '@waymark/assistant';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openEventsFile } from './events-file.ts';

const event = { kind: 'feedback' } as AssistantEvent;

test('Events are lines at the end of a file, and what keeps one from it is a line in the log', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-events-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const name = path.join(folder, 'events.jsonl');
  const events = await openEventsFile(name);
  events.write(event);
  await events.close();
  expect(readFileSync(name, 'utf8')).toBe('{"kind":"feedback"}\n');
  rmSync(name);
  mkdirSync(name);
  events.write(event);
  await events.close();
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^Events cannot be written to [^\n]+: EISDIR[^\n]+$/)],
  ]);
  printed.mockRestore();
});
