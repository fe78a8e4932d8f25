import { stripVTControlCharacters } from 'node:util';
import { workFolder } from './work-folder.ts';

/** What was tried did not come about. The message is for the report. */
export class TrialFailure extends Error {}

const causes = /heap out of memory|ENOSPC|EMFILE|Cannot find|\bError\b/;

/** The line of what a program printed that says best why it ended, without paths of this machine. */
export function reasonIn(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at /.test(line));
  const line = lines.find((one) => causes.test(one)) ?? lines.at(-1) ?? 'it said nothing';
  return line.replaceAll(workFolder, '').slice(0, 200);
}
