import type { Diagnostic, SourceLocation } from '@waymark/core';
import { jsx } from 'astro/jsx-runtime';
import type { Component } from '../../theme/component.ts';

/** Gives the value of an expression, or what stands in its place when it throws. */
export type Guard = (place: string, value: () => unknown, written?: string) => unknown;

/**
 * Code of a page that throws is reported at its place. Where it would be shown, it is shown as it
 * is written, with a notice; elsewhere its value is `undefined`.
 *
 * @param Mistake the notice
 */
export function createGuard(
  report: (at: SourceLocation, error: unknown) => Diagnostic,
  Mistake: Component,
): Guard {
  return (place, value, written) => {
    const instead = (error: unknown) => {
      const { message } = report(locationOf(place), error);
      if (written === undefined) return undefined;
      return [jsx(Mistake, { mistakes: [{ place, message }] }), written];
    };
    try {
      const given = value();
      return given instanceof Promise ? given.catch(instead) : given;
    } catch (error) {
      return instead(error);
    }
  };
}

function locationOf(place: string): SourceLocation {
  const [, file = place, line, column] = /^(.*):(\d+):(\d+)$/.exec(place) ?? [];
  return { file, line: Number(line ?? 1), column: Number(column ?? 1) };
}
