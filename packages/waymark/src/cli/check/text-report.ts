import { type Diagnostic, visibleControls } from '@waymark/core';
import { formatWithSource } from '../../project/findings/report.ts';
import { type Cause, type Kind, kindsOf } from './grouped.ts';

const shownCauses = 10;
const shownPlaces = 5;

/**
 * What is wrong, for a terminal: ten causes of each kind, and how many more there are.
 *
 * @param isAll whether all of them are shown
 */
export function textReport(
  diagnostics: readonly Diagnostic[],
  docsFolder: string,
  isAll: boolean,
): string[] {
  return kindsOf(diagnostics).flatMap((kind) => kindText(kind, docsFolder, isAll));
}

function kindText({ causes, code }: Kind, docsFolder: string, isAll: boolean): string[] {
  const shown = isAll ? causes : causes.slice(0, shownCauses);
  const left = causes.slice(shown.length).reduce((sum, { others }) => sum + 1 + others.length, 0);
  return [
    ...withoutRepeated(shown).flatMap((cause) => causeText(cause, docsFolder, isAll)),
    ...(left > 0 ? [`${left} more of ${code}. \`--all\` lists them.`] : []),
  ];
}

/** What is advised in general is said once for all causes of a kind; what to write instead, for each. */
function withoutRepeated(causes: readonly Cause[]): Cause[] {
  const said = new Set<string>();
  return causes.map(({ first, others }) => {
    const { hint = '', ...unhinted } = first;
    const isRepeated = said.has(hint) && !hint.includes('"');
    said.add(hint);
    return { first: isRepeated ? unhinted : first, others };
  });
}

function causeText({ first, others }: Cause, docsFolder: string, isAll: boolean): string[] {
  const shown = isAll ? others : others.slice(0, shownPlaces);
  const places = shown.map(
    ({ column, file, line }) => `${visibleControls(file)}:${line}:${column}`,
  );
  const left = others.length - shown.length;
  const more = left > 0 ? `, and ${left} more` : '';
  return [
    formatWithSource(first, docsFolder),
    ...(places.length > 0 ? [`  also at ${places.join(', ')}${more}`] : []),
  ];
}
