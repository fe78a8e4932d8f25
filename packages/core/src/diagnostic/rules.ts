import { codeEntry, type DiagnosticCode } from './codes.ts';
import type { Diagnostic, Severity } from './diagnostic.ts';

/** What becomes of the findings of a rule. */
export type RuleLevel = Severity | 'off';

/**
 * How strictly rules are enforced: the specification's own rules (`strict`, the default), what real
 * repositories need (`lenient`), or single codes set by name over a preset.
 */
export type Rules =
  | 'strict'
  | 'lenient'
  | ({ readonly preset?: 'strict' | 'lenient' } & {
      readonly [Code in DiagnosticCode]?: RuleLevel;
    });

/** Sets the severity that the rules ask for; drops what they turn off and what is information. */
export function applyRules<T extends Diagnostic>(diagnostics: readonly T[], rules: Rules): T[] {
  return diagnostics.flatMap((found) => {
    const level = ruleLevel(found.code, rules);
    return level === 'off' || level === 'info' ? [] : [{ ...found, severity: level }];
  });
}

/** Those that are no mistakes: nothing has to be done about them, and no rule says otherwise. */
export function informationIn(diagnostics: readonly Diagnostic[], rules: Rules): Diagnostic[] {
  return diagnostics.filter(({ code }) => ruleLevel(code, rules) === 'info');
}

/** Whether what real repositories need is let pass. */
export function isLenient(rules: Rules): boolean {
  return (typeof rules === 'string' ? rules : rules.preset) === 'lenient';
}

/** The level in force for one code. */
export function ruleLevel(code: DiagnosticCode, rules: Rules): RuleLevel | 'info' {
  const own = typeof rules === 'string' ? undefined : rules[code];
  const entry = codeEntry(code);
  return own ?? (isLenient(rules) ? (entry.lenient ?? entry.severity) : entry.severity);
}
