import { describe, expect, it } from 'vitest';
import { caseText, type Report, reportPage } from './markdown.ts';

const found = {
  name: 'site-1000',
  about: 'A site is built.',
  measured: {
    ...{ date: '2026-01-02', rounds: 3, load: 0.05 },
    programs: ['ours 1.0.0', 'Linux 6.1', 'Node 24.1.0'],
  },
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
    ...{ processor: 'A processor', cores: 2, memory: 16e9 },
  },
  tools: [
    { name: 'Ours', makes: 'search' },
    { name: 'Theirs', makes: '', failure: 'ended with 1 after 3 s' },
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
        '2026-01-02, 3 trials each, load before 0.05. With ours 1.0.0, Linux 6.1, Node 24.1.0.',
        '### Builds',
        '| what | time |\n| --- | --: |\n| Ours | 4.90 s |\n| Theirs | – |',
        '- Theirs failed: it ended with 1: a &lt;b> \\| c.',
      ].join('\n\n'),
    );
  });

  it('says of a case that measures once that it does', () => {
    const once = { ...found, measured: { ...found.measured, rounds: 1 } };
    expect(caseText(once)).toContain('2026-01-02, one trial each');
  });
});

describe('A report', () => {
  const page = reportPage(report, 'bench.svg');

  it('says when and on what it was measured, and with which versions', () => {
    expect(page).toContain('A processor, 2 cores, 16.0 GB of memory');
    expect(page).toContain('| Ours | search |');
    expect(page).toContain('2026-01-02, 3 trials each');
    expect(page).toContain('With ours 1.0.0, Linux 6.1, Node 24.1.0.');
  });

  it('says of a tool that could not be installed why', () => {
    expect(page).toContain('| Theirs | not measured: it ended with 1 after 3 s |');
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
