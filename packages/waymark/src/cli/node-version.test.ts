import { expect, test } from 'vitest';
import { outdatedNode } from './node-version.ts';

test.each(['22.19.0', '22.20.1', '23.0.0', '24.21.0'])('Node %s is new enough', (version) => {
  expect(outdatedNode(version)).toBeUndefined();
});

test.each(['18.20.4', '20.20.2', '22.11.9'])(
  'Node %s is too old, and the user is told',
  (version) => {
    expect(outdatedNode(version)).toBe(
      `Waymark needs Node 22.19 or later; this is Node ${version}. Install a newer one from https://nodejs.org.`,
    );
  },
);
