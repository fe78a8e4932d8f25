import { expect, it } from 'vitest';
import type { CaseFound, Report } from './markdown.ts';
import { withEarlier } from './published.ts';

const machine = { processor: 'P', cores: 2, memory: 16e9, system: 'Linux', programs: ['Node 24'] };
const found = (name: string, date: string): CaseFound => ({
  name,
  about: '',
  measured: { date, rounds: 3, load: 0 },
  tables: [],
});
const report = (...cases: CaseFound[]): Report => ({ machine, tools: [], isQuick: false, cases });

it('A case that is measured again takes the place of the earlier one, and the others stay, in their order.', () => {
  const earlier = report(found('site-100', 'first'), found('serve', 'first'));
  const { cases } = withEarlier(
    report(found('site-1000', 'second'), found('serve', 'second')),
    earlier,
  );
  expect(cases.map(({ measured, name }) => [name, measured.date])).toEqual([
    ['site-100', 'first'],
    ['site-1000', 'second'],
    ['serve', 'second'],
  ]);
});

it('A case of another machine is not put beside those that are there.', () => {
  const other = { ...report(), machine: { ...machine, cores: 64 } };
  expect(() => withEarlier(other, report(found('serve', 'first')))).toThrow('another machine');
});
