import { expect, it } from 'vitest';
import { processorTime } from '../../../../../test/support/processor-time.ts';
import type { Project } from '../project.ts';
import { goneAddresses } from './addresses.ts';

/** What is to be added for each address of a site that has some paths now. */
function hintsFor(addresses: readonly string[], known: readonly string[]) {
  const project = {
    config: { redirects: [] },
    endpoints: new Map(),
    pages: [],
    settings: { urls: { base: '' } },
    site: {},
  } as unknown as Project;
  const places = { known: new Set(known), exists: () => false };
  const ledger = { file: 'addresses.txt', lines: addresses };
  return goneAddresses(project, new Map(), ledger, places).map(({ hint }) => hint);
}

it('A page that was moved is found by the end of its address, however many were moved', () => {
  const names = Array.from({ length: 1_500 }, (_, index) => `a-page-with-a-long-name-${index}`);
  const spent = processorTime();
  const hints = hintsFor(
    names.map((name) => `/old-part/section/${name}`),
    names.map((name) => `docs/${name}`),
  );
  expect(spent()).toBeLessThan(2_000);
  expect(hints[1_234]).toContain(`"destination": "/docs/${names[1_234]}"`);
  expect(hints).toHaveLength(1_500);
});

it('Addresses that are like nothing are looked for in a limited time', () => {
  const names = Array.from({ length: 1_500 }, (_, index) => `a-page-with-a-long-name-${index}`);
  const spent = processorTime();
  const hints = hintsFor(
    names.map((_, index) => `/quite-another-long-name-${index}`),
    names,
  );
  expect(spent()).toBeLessThan(2_000);
  expect(hints[0]).toContain('"destination": "/…"');
});
