import { describe, expect, it } from 'vitest';
import { barsOf, comparison, failuresOf } from './comparison.ts';
import { megabytes, seconds } from './figures.ts';

interface Figures {
  readonly time: number;
  readonly memory: number;
}

const time = { name: 'time', unit: seconds, of: (one: Figures) => one.time, isCompared: true };
const memory = { name: 'memory', unit: megabytes, of: (one: Figures) => one.memory };
const tried = [
  {
    subject: { name: 'Ours' },
    figures: [
      { time: 2, memory: 300 },
      { time: 9, memory: 310 },
      { time: 2.5, memory: 400 },
    ],
  },
  { subject: { name: 'Theirs' }, figures: [{ time: 25, memory: 900 }], failure: 'ran out' },
  { subject: { name: 'Others' }, figures: [], failure: 'did not end within 30 minutes' },
];

describe('A comparison', () => {
  it('has medians, how many times the first they are, and each trial', () => {
    expect(comparison(tried, [time, memory])).toEqual({
      head: ['', 'time', 'memory', 'each trial'],
      rows: [
        ['Ours', '2.50 s', '310 MB', '2.00 s, 9.00 s, 2.50 s'],
        ['Theirs', '25.0 s (10.0×)', '900 MB', '25.0 s'],
        ['Others', '–', '–', '–'],
      ],
    });
  });

  it('says what failed, and when', () => {
    expect(failuresOf(tried)).toEqual([
      'Theirs failed in trial 2: it ran out.',
      'Others failed: it did not end within 30 minutes.',
    ]);
  });

  it('has a bar for each, with the failure in place of a length', () => {
    expect(barsOf('Build', tried, time).bars).toEqual([
      { name: 'Ours', value: 2.5, text: '2.50 s' },
      { name: 'Theirs', value: 25, text: '25.0 s' },
      { name: 'Others', text: 'did not end within 30 minutes' },
    ]);
  });
});
