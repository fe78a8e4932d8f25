import { parseArgs } from 'node:util';

const options = {
  quick: { type: 'boolean', default: false },
  runs: { type: 'string' },
  alone: { type: 'boolean', default: false },
  publish: { type: 'boolean', default: false },
  docs: { type: 'string' },
  sites: { type: 'string' },
  site: { type: 'string' },
  engine: { type: 'string' },
  built: { type: 'string' },
  number: { type: 'string', default: '' },
  values: { type: 'string' },
  commit: { type: 'string' },
} as const;

/** What stands after `npm run bench --`. */
export interface Arguments {
  /** Names of cases; all that run by themselves, if none is named. */
  readonly cases: readonly string[];
  /** Small sizes, one trial each. */
  readonly quick: boolean;
  readonly runs: number;
  /** Waymark without the other tools. */
  readonly alone: boolean;
  /** What is found takes the place of the same cases in the report of the documentation. */
  readonly publish: boolean;
  /** Docs folder for the case `real-site`. */
  readonly docs?: string;
  /** Folder with the docs folders of the question sets, and one of them. */
  readonly sites?: string;
  readonly site?: string;
  /** For the case `search`: one engine. */
  readonly engine?: string;
  /** For the case `tune`: see there. */
  readonly built?: string;
  readonly number: string;
  readonly values?: readonly number[];
  /** For the case `commit`: the one to compare with, as Git takes it. */
  readonly commit?: string;
}

/**
 * Reads the arguments of a bench.
 *
 * @param known names of the cases
 * @throws TypeError with what is wrong, for who typed it
 */
export function parseArguments(args: readonly string[], known: readonly string[]): Arguments {
  const { positionals, values } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: true,
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new TypeError(`There is no bench "${unknown}". There are: ${known.join(', ')}.`);
  }
  const runs = numberOf('--runs', values.runs ?? (values.quick ? '1' : '3'));
  if (!Number.isInteger(runs) || runs < 1) throw new TypeError('--runs is a number from 1 on.');
  return {
    ...values,
    cases: positionals,
    runs,
    values: values.values?.split(',').map((value) => numberOf('--values', value)),
  };
}

function numberOf(option: string, text: string): number {
  const value = Number(text);
  if (text === '' || Number.isNaN(value)) throw new TypeError(`${option}: "${text}" is no number.`);
  return value;
}
