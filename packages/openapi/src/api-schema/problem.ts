import type { DiagnosticCode } from '@waymark/core';

/** A mistake in a description, before its line is looked up. */
export interface Problem {
  readonly code: DiagnosticCode;
  /** In the root of the description. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
}

/** Takes what is wrong with a schema. */
export type Report = (problem: Problem) => void;
