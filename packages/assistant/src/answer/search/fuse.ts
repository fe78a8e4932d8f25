import type { Hit } from '@waymark/search';

/** Ranks count less the further down they are; the usual constant. */
const damping = 60;

/**
 * The hits of several searches for one question as one list, best first, by their ranks: scores of
 * different searches cannot be compared.
 */
export function fused(lists: readonly (readonly Hit[])[]): readonly Hit[] {
  const [only, ...others] = lists;
  if (only && others.length === 0) return only;
  const places = new Map<string, { hit: Hit; points: number }>();
  for (const list of lists) {
    for (const [rank, hit] of list.entries()) {
      const place = JSON.stringify([hit.url, hit.anchor, hit.text]);
      const known = places.get(place);
      const points = (known?.points ?? 0) + 1 / (damping + rank);
      const coverage = Math.max(hit.coverage, known?.hit.coverage ?? 0);
      const strengths = [hit.strength, known?.hit.strength].filter((one) => one !== undefined);
      const strength = strengths.length === 0 ? {} : { strength: Math.max(...strengths) };
      places.set(place, { hit: { ...hit, coverage, ...strength }, points });
    }
  }
  return [...places.values()].sort((a, b) => b.points - a.points).map(({ hit }) => hit);
}
