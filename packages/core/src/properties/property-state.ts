import type { DiagnosticCode } from '../diagnostic/codes.ts';

/** What becomes of a property of the format. */
export type PropertyState = Honoured | Partly | Ignored;

/** All of it takes effect. */
interface Honoured {
  readonly effect: 'honoured';
  /** The version of Waymark that was the first. */
  readonly since: string;
}

/** Some of it takes effect. */
interface Partly {
  readonly effect: 'partly';
  /** The version of Waymark that was the first. */
  readonly since: string;
  /** What does not, as a sentence. */
  readonly missing: string;
  readonly told: Told;
}

/** Nothing of it takes effect. */
interface Ignored {
  readonly effect: 'not';
  /** Why, as a sentence. */
  readonly missing: string;
  readonly told: Told;
}

/** How those are told who write what has no effect: by a diagnostic of its own, or from this table. */
type Told = { readonly code: DiagnosticCode } | Advice;

interface Advice {
  /** What to do instead. */
  readonly hint: string;
  /** Whether a value is one without effect; every value where this is absent. */
  readonly when?: (value: unknown) => boolean;
  /** Nothing has to be done: it is told beside the diagnostics. */
  readonly isInformation?: true;
}

/** Properties by their paths, without the indexes of lists: `navbar.links.type`. */
export type PropertyTable = Readonly<Record<string, PropertyState>>;

/** The version since which properties have the effect that they have in the first release. */
const first = '0.1.0';

/**
 * Rows of properties all of which takes effect.
 *
 * @param names separated by spaces
 * @param section of which they are
 */
export function honoured(names: string, section?: string): PropertyTable {
  const prefix = section === undefined ? '' : `${section}.`;
  const state: PropertyState = { effect: 'honoured', since: first };
  return Object.fromEntries(names.split(' ').map((name) => [prefix + name, state]));
}

/** The state of a property some of which takes effect. */
export function partly(missing: string, told: Told): PropertyState {
  return { effect: 'partly', since: first, missing, told };
}

/** The state of a property without effect. */
export function ignored(missing: string, told: Told): PropertyState {
  return { effect: 'not', missing, told };
}

/** What to tell someone who wrote a value that has no effect; nothing of one that has, or is told of elsewhere. */
export function withoutEffect(
  state: PropertyState,
  value: unknown,
): (Advice & { readonly missing: string }) | undefined {
  if (state.effect === 'honoured' || 'code' in state.told) return undefined;
  const { missing, told } = state;
  return told.when === undefined || told.when(value) ? { missing, ...told } : undefined;
}
