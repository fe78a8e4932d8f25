/** `asked`: as a whole question, as the assistant does. `typed`: as a reader of the site types. */
export const ways = ['asked', 'typed'] as const;
export const parts = ['tuning', 'held out'] as const;

/** How the questions of one part of a set fared in one way of asking. */
export interface Fared {
  readonly site: string;
  readonly way: (typeof ways)[number];
  readonly part: (typeof parts)[number];
  readonly questions: number;
  /** Questions with an answering page among the first five. */
  readonly found: number;
  /** Sum of 1 / rank of the first answering page. */
  readonly reciprocals: number;
}

/** What a ranking comes to, over all sets. */
export type Outcome = readonly Fared[];

/** The sums over what fared so. */
export function summed(
  outcome: Outcome,
  wanted: Partial<Pick<Fared, 'site' | 'way' | 'part'>>,
): Pick<Fared, 'questions' | 'found' | 'reciprocals'> {
  const those = outcome.filter(
    ({ part, site, way }) =>
      (wanted.site ?? site) === site &&
      (wanted.way ?? way) === way &&
      (wanted.part ?? part) === part,
  );
  const sum = (count: (one: Fared) => number) => those.reduce((all, one) => all + count(one), 0);
  return {
    questions: sum(({ questions }) => questions),
    found: sum(({ found }) => found),
    reciprocals: sum(({ reciprocals }) => reciprocals),
  };
}

/** A value of a number with what it comes to. */
export interface Tried {
  readonly value: number;
  readonly outcome: Outcome;
}

/** A difference of one question, asked in all ways, tells nothing. */
const noise = ways.length;
/** Sums of the same ranks in another order differ by less. */
const rounding = 1e-9;

/**
 * Whether another value of a number is better than the present one, by more than noise. Only the
 * tuning part finds it; then neither the held-out part nor what any set finds may lose by it.
 */
export function verdictOn(present: Outcome, others: readonly Tried[]): string {
  if (others.every(({ outcome }) => isSame(outcome, present)))
    return 'no question tells its values apart';
  const [best] = others
    .filter(({ outcome }) => isBetter(outcome, present))
    .sort((one, other) => points(other.outcome) - points(one.outcome));
  if (best === undefined) return 'no other value is better';
  const objections = objectionsTo(best.outcome, present);
  const agreed = objections.length === 0 ? 'the held-out part agrees' : objections.join(', ');
  return `${best.value} is better: ${agreed}`;
}

function isSame(one: Outcome, other: Outcome): boolean {
  return one.every(({ found, reciprocals }, index) => {
    const same = other[index];
    return same?.found === found && Math.abs(same.reciprocals - reciprocals) < rounding;
  });
}

/** Finds more questions by more than noise and not much later, or no fewer and that much earlier. */
function isBetter(one: Outcome, than: Outcome): boolean {
  const { found, reciprocals } = gain(one, than, 'tuning');
  return found > noise ? reciprocals >= -noise : found >= 0 && reciprocals > noise;
}

function gain(one: Outcome, than: Outcome, part: Fared['part']) {
  const [after, before] = [summed(one, { part }), summed(than, { part })];
  return {
    found: after.found - before.found,
    reciprocals: after.reciprocals - before.reciprocals,
  };
}

function points(outcome: Outcome): number {
  const { found, reciprocals } = summed(outcome, { part: 'tuning' });
  return found + reciprocals;
}

function objectionsTo(one: Outcome, present: Outcome): string[] {
  const { found, reciprocals } = gain(one, present, 'held out');
  const held = found < 0 || reciprocals < -rounding ? ['the held-out part loses'] : [];
  const sites = [...new Set(present.map(({ site }) => site))].filter((site) =>
    ways.some((way) => summed(one, { site, way }).found < summed(present, { site, way }).found),
  );
  return [...held, ...sites.map((site) => `${site} finds less`)];
}
