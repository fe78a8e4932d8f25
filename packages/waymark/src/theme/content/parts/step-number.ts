/** The number that an author gives a step; nothing where it is counted by its place. */
export function stepNumber(value: unknown): number | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === ''))
    return undefined;
  const number = Math.floor(Number(value));
  return Number.isFinite(number) ? number : undefined;
}
