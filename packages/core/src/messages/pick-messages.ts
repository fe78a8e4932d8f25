import type { Messages } from './en.ts';

/** The texts of these names, for what shows no others. */
export function pickMessages<Name extends keyof Messages>(
  text: Messages,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  // Every name is in the list.
  return Object.fromEntries(names.map((name) => [name, text[name]])) as Record<Name, string>;
}
