import { describe, expect, it } from 'vitest';
import { reasonIn } from './trial-failure.ts';
import { workFolder } from './work-folder.ts';

describe('The reason of a failure', () => {
  it('is the line that names an error, without colours and places of this machine', () => {
    const output = `building\n\u001b[31mError\u001b[39m: no ${workFolder}/starlight/page.md\n    at run (x.js:1)\ndone\n`;
    expect(reasonIn(output)).toBe('Error: no /starlight/page.md');
  });

  it('is memory that ran out rather than the trace after it', () => {
    const output =
      'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n----- Native stack trace -----\n 1: 0xe13\n';
    expect(reasonIn(output)).toMatch(/heap out of memory$/);
  });

  it('is the last line when none names an error', () => {
    expect(reasonIn('one\ntwo\n\n')).toBe('two');
    expect(reasonIn('')).toBe('it said nothing');
  });
});
