import type { Rules } from '@waymark/core';
import { z } from 'zod';
import { rulesSchema } from '../../options.ts';
import { CommandFailure } from '../../project/findings/command-failure.ts';

/** Flags that say how strict to be. */
export interface RuleFlags {
  readonly lenient?: boolean | undefined;
  /** `code=level`, each. */
  readonly rule?: readonly string[] | undefined;
}

/**
 * The rules that a command line asks for: a preset, and levels of single codes over it.
 *
 * @throws CommandFailure for what is no `code=level`, a code that does not exist, or a wrong level
 */
export function rulesOf({ lenient = false, rule = [] }: RuleFlags): Rules {
  const preset = lenient ? 'lenient' : 'strict';
  if (rule.length === 0) return preset;
  const levels = rule.map((written): [string, string] => {
    const [code = '', level, ...rest] = written.split('=');
    if (level === undefined || rest.length > 0) {
      throw new CommandFailure(
        `--rule takes a code and its level, such as \`link-page-missing=error\`; "${written}" is none.`,
      );
    }
    return [code, level];
  });
  if (levels.some(([code]) => code === 'preset')) {
    throw new CommandFailure(
      '--rule: "preset" is no code of this name. `--lenient` sets the preset.',
    );
  }
  const parsed = rulesSchema.safeParse({ ...Object.fromEntries(levels), preset });
  if (!parsed.success) throw new CommandFailure(`--rule: ${z.prettifyError(parsed.error)}`);
  // The schema has checked names and levels, which its type does not tell.
  return parsed.data as Rules;
}
