import type { CaseReport, Goal, Table } from './case-report.ts';
import { bytes } from './figures.ts';
import type { Machine } from './machine.ts';

/** What a whole bench found. */
export interface Report {
  readonly machine: Machine;
  /** A tool each, and what its build makes. */
  readonly tools: readonly Tool[];
  readonly isQuick: boolean;
  readonly cases: readonly CaseFound[];
}

/** A tool of the report. */
export interface Tool {
  readonly name: string;
  readonly makes: string;
  /** Why it was not measured. */
  readonly failure?: string;
}

/** A case, with what it found. */
export interface CaseFound extends CaseReport {
  readonly name: string;
  readonly about: string;
  readonly measured: Measured;
}

/** When, how and with what a case was measured. */
export interface Measured {
  /** `2026-01-02` */
  readonly date: string;
  /** Trials of each tool. */
  readonly rounds: number;
  /** Processes that waited for a core in the minute before, on average. */
  readonly load: number;
  /** What took part in it, with versions: packages of the tools, the system and its programs. */
  readonly programs: readonly string[];
}

/** The report as a page of Markdown, with a picture beside it. */
export function reportPage(report: Report, picture: string): string {
  const goals = report.cases.flatMap(({ goals = [], name }) =>
    goals.map((goal) => ({ name, ...goal })),
  );
  const parts = [
    '---\ntitle: Bench\ndescription: Builds, rebuilds, previews and more of Waymark and other renderers, side by side.\n---',
    'Written by `npm run bench`, which runs all of this again.',
    ...(report.isQuick ? ['**A quick run: sizes are small.**'] : []),
    `![The figures of this page as bars](${picture})`,
    machineText(report),
    toolsText(report.tools),
    '## How it is measured',
    howText,
    ...(goals.length === 0 || report.isQuick ? [] : ['## Goals', tableText(goalsTable(goals))]),
    ...report.cases.map(caseText),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One case as a section of the report. */
export function caseText({ about, measured, name, notes = [], tables }: CaseFound): string {
  const { date, load, programs, rounds } = measured;
  const trials = rounds === 1 ? 'one trial' : `${rounds} trials`;
  const parts = [
    `## ${name}`,
    about,
    `${date}, ${trials} each, load before ${load.toFixed(2)}. With ${programs.join(', ')}.`,
    ...tables.flatMap((table) => [
      ...(table.title ? [`### ${table.title}`] : []),
      tableText(table),
    ]),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${escaped(note)}`).join('\n')]),
  ];
  return parts.join('\n\n');
}

function machineText({ machine }: Report): string {
  const { cores, memory, processor } = machine;
  return `Measured on ${processor}, ${cores} cores, ${bytes(memory)} of memory.`;
}

function toolsText(tools: readonly Tool[]): string {
  return tableText({
    head: ['', 'its build makes, besides pages'],
    rows: tools.map(({ failure, makes, name }) => [
      name,
      failure === undefined ? makes : `not measured: it ${failure}`,
    ]),
  });
}

const howText = [
  'Each tool gets the same pages and is run as it comes, with no settings but navigation. Starlight gets one sidebar with every group, as it knows no tabs. Trials of the tools alternate, so that a slow moment of the machine meets all of them. Figures are medians of the trials that a case names, or of fewer where a trial takes more than ten minutes or fails; "each trial" has all of them. In brackets is how many times the first row it is. A case is measured in one go; the date and the versions of another may be other ones.',
  'Memory is what the command and all processes that it starts have resident at a moment, at its highest. Builds from nothing have neither output nor caches. A build counts only if every page is there, and a rebuild only if the edit is. What fails or does not end in time is told as it is.',
].join('\n\n');

function goalsTable(goals: readonly (Goal & { readonly name: string })[]): Table {
  return {
    head: ['', 'case', 'figure', 'found', 'asked'],
    rows: goals.map(({ asked, found, isMet, name, what }) => [
      isMet ? 'met' : '**missed**',
      name,
      what,
      found,
      asked,
    ]),
  };
}

function tableText({ head: [first = '', ...others], rows }: Table): string {
  // Programs that read aloud name the column of each cell.
  const head = [first || 'what', ...others];
  const line = (cells: readonly string[]) => `| ${cells.map(escaped).join(' | ')} |`;
  const rule = head.map((_, index) =>
    rows.every((cells) => /^(?:[\d–]|$)/.test(cells[index] ?? '')) ? '--:' : '---',
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** What a program printed may have any sign. */
function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}
