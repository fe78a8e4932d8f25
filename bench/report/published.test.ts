import { expect, it } from 'vitest';
import type { CaseFound, Report } from './markdown.ts';
import { withEarlier } from './published.ts';

const machine = { processor: 'P', cores: 2, memory: 16e9 };
const found = (name: string, date: string): CaseFound => ({
  name,
  about: '',
  measured: { date, rounds: 3, load: 0, programs: [`ours ${date}`] },
  tables: [],
});
const report = (...cases: CaseFound[]): Report => ({ machine, tools: [], isQuick: false, cases });

it('A case that is measured again takes the place of the earlier one, and the others stay as they are, in their order.', () => {
  const earlier = report(found('site-100', 'first'), found('serve', 'first'));
  const { cases } = withEarlier(
    report(found('site-1000', 'second'), found('serve', 'second')),
    earlier,
  );
  expect(cases.map(({ measured, name }) => [name, measured.date, ...measured.programs])).toEqual([
    ['site-100', 'first', 'ours first'],
    ['site-1000', 'second', 'ours second'],
    ['serve', 'second', 'ours second'],
  ]);
});

it('A case of a machine whose kernel keeps some pages more for itself is one of the same machine.', () => {
  const later = {
    ...report(found('serve', 'second')),
    machine: { ...machine, memory: 16e9 - 36_864 },
  };
  expect(withEarlier(later, report(found('site-100', 'first'))).cases).toHaveLength(2);
  const smaller = { ...later, machine: { ...machine, memory: 15e9 } };
  expect(() => withEarlier(smaller, report())).toThrow('another machine');
});

it('A case of another machine is not put beside those that are there.', () => {
  const other = { ...report(), machine: { ...machine, cores: 64 } };
  expect(() => withEarlier(other, report(found('serve', 'first')))).toThrow('another machine');
});
