/** How much a term says about a text, kept as one of 63 levels, each 12 % above the last. */
export const levelCount = 63;

const least = 0.05;
const step = Math.log(1.12);

/** The nearest level, from 1 to 63. What is beyond the scale takes its end. */
export function levelOf(impact: number): number {
  const level = Math.round(Math.log(impact / least) / step);
  return Math.min(levelCount, Math.max(1, level));
}

const impacts = Array.from(
  { length: levelCount + 1 },
  (_, level) => least * Math.exp(level * step),
);

/** How much a level stands for; 0 for what is no level. */
export function impactOf(level: number): number {
  return impacts[level] ?? 0;
}
