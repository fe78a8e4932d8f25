import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { createChangeStream } from './change-stream.ts';

/** A page that listens, and what it is told. */
function page() {
  const told: string[] = [];
  const response = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write(text: string) {
      const [, kind] = /^data: (.*)$/m.exec(text) ?? [];
      if (kind !== undefined) told.push(kind);
    },
  });
  return { told, response: response as unknown as ServerResponse };
}

test('A page that is open is told of each change, and of what kind it is', () => {
  const changes = createChangeStream();
  const { told, response } = page();
  changes.add(response, changes.state());
  changes.tell('html');
  changes.tell('named-files');
  changes.tell('html');
  expect(told).toEqual(['html', 'named-files', 'html']);
});

test('A page that comes back is told of what has changed since, as far as it is known', () => {
  const changes = createChangeStream();
  const first = changes.state();
  changes.tell('named-files');
  const second = changes.state();
  changes.tell('html');
  const toldOf = (shown: string | undefined) => {
    const { told, response } = page();
    changes.add(response, shown);
    return told;
  };
  expect(toldOf(changes.state())).toEqual([]);
  expect(toldOf(second)).toEqual(['html']);
  expect(toldOf(first)).toEqual(['named-files']);
  expect(toldOf(createChangeStream().state())).toEqual(['named-files']);
  expect(toldOf(undefined)).toEqual(['named-files']);
});
