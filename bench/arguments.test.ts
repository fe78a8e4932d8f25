import { describe, expect, it } from 'vitest';
import { parseArguments } from './arguments.ts';

const parse = (...args: string[]) => parseArguments(args, ['site-100', 'search']);

describe('The arguments of a bench', () => {
  it('name cases, and how often and how large they are tried', () => {
    expect(parse('site-100', 'search', '--runs', '5')).toMatchObject({
      cases: ['site-100', 'search'],
      runs: 5,
      quick: false,
    });
  });

  it('ask for three trials, or one in a quick run', () => {
    expect([parse().runs, parse('--quick').runs]).toEqual([3, 1]);
  });

  it('are refused when a case, an option or a number is none', () => {
    expect(() => parse('site-7')).toThrow(
      'There is no bench "site-7". There are: site-100, search.',
    );
    expect(() => parse('--quik')).toThrow('--quik');
    expect(() => parse('--runs', 'two')).toThrow('"two" is no number');
    expect(() => parse('--runs', '0')).toThrow('from 1 on');
    expect(() => parse('--values', '1,,2')).toThrow('"" is no number');
  });
});
