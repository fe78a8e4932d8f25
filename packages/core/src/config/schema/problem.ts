import type { z } from 'zod';
import type { DiagnosticCode } from '../../diagnostic/codes.ts';

/** What a check of a schema says about a value, besides zod's own issues. */
export interface Problem {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Place of the mistake below the checked value; the value itself when absent. */
  readonly path?: readonly (string | number)[];
  /** What stands for the value from here on; without it the value is dropped. */
  readonly replacement?: { readonly value: unknown } | undefined;
  /** The mistake is the key, not its value. */
  readonly atKey?: boolean | undefined;
}

/** A problem as it travels through zod, in the `params` of a custom issue. */
export interface ProblemParams {
  readonly problem: Problem;
}

/**
 * A zod check that reports the problems a function finds. A reported value never reaches the
 * output: it is dropped or replaced before the schema is applied again (`validate`).
 */
export function problems<Value>(
  find: (value: Value) => Problem | readonly Problem[] | undefined,
): (context: z.core.ParsePayload<Value>) => void {
  return (context) => {
    const found = find(context.value) ?? [];
    for (const problem of isList(found) ? found : [found]) {
      const params: ProblemParams = { problem };
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: problem.message,
        path: [...(problem.path ?? [])],
        params: { ...params },
      });
    }
  };
}

function isList(found: Problem | readonly Problem[]): found is readonly Problem[] {
  return Array.isArray(found);
}

/** The problem of a custom issue, when it is one of ours. */
export function problemOf(params: Record<string, unknown> | undefined): Problem | undefined {
  // Only `problems` and `section` write this key.
  return params?.['problem'] as Problem | undefined;
}
