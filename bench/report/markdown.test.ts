import { describe, expect, it } from 'vitest';
import { caseText, type Report, reportPage } from './markdown.ts';

const found = {
  name: 'site-1000',
  about: 'A site is built.',
  measured: { date: '2026-01-02', rounds: 3, load: 0.05 },
  tables: [
    {
      title: 'Builds',
      head: ['', 'time'],
      rows: [
        ['Ours', '4.90 s'],
        ['Theirs', '–'],
      ],
    },
  ],
  notes: ['Theirs failed: it ended with 1: a <b> | c.'],
};

const report: Report = {
  machine: {
    ...{ processor: 'A processor', cores: 2, memory: 16e9, system: 'Linux 6.1' },
    programs: ['Node 24.1.0', 'Chromium 140.0'],
  },
  tools: [
    { name: 'Ours', versions: ['ours 1.0.0'], makes: 'search' },
    { name: 'Theirs', versions: [], makes: '', failure: 'ended with 1 after 3 s' },
  ],
  isQuick: false,
  cases: [
    { ...found, goals: [{ what: 'time', found: '4.90 s', asked: 'at most 4.00 s', isMet: false }] },
  ],
};

describe('A section of the report', () => {
  it('has its tables, and notes in which what a program printed is no markup', () => {
    expect(caseText(found)).toBe(
      [
        '## site-1000',
        'A site is built.',
        '2026-01-02, 3 trials each, load before 0.05.',
        '### Builds',
        '|  | time |\n| --- | --: |\n| Ours | 4.90 s |\n| Theirs | – |',
        '- Theirs failed: it ended with 1: a &lt;b> \\| c.',
      ].join('\n\n'),
    );
  });
});

describe('A report', () => {
  const page = reportPage(report, 'bench.svg');

  it('says when and on what it was measured, and with which versions', () => {
    expect(page).toContain('- A processor, 2 cores, 16.0 GB of memory');
    expect(page).toContain('- Linux 6.1, Node 24.1.0, Chromium 140.0');
    expect(page).toContain('| Ours | ours 1.0.0 | search |');
    expect(page).toContain('2026-01-02, 3 trials each');
  });

  it('says of a tool that could not be installed why', () => {
    expect(page).toContain('| Theirs |  | not measured: it ended with 1 after 3 s |');
  });

  it('says which goals are missed', () => {
    expect(page).toContain('| **missed** | site-1000 | time | 4.90 s | at most 4.00 s |');
  });

  it('shows the picture beside it', () => {
    expect(page).toContain('](bench.svg)');
  });

  it('says when it is of a quick run, which says nothing of goals', () => {
    expect(page).not.toContain('quick run');
    const quick = reportPage({ ...report, isQuick: true }, 'bench.svg');
    expect(quick).toContain('A quick run');
    expect(quick).not.toContain('Goals');
  });
});
