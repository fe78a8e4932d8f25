/** The kinds of callouts, by the words that `type` of the general one may hold. */
export const calloutTypes = {
  check: 'check',
  success: 'check',
  danger: 'danger',
  error: 'danger',
  info: 'info',
  note: 'note',
  tip: 'tip',
  warning: 'warning',
} as const;

/** A kind of callout, which several words may stand for. */
export type CalloutType = (typeof calloutTypes)[keyof typeof calloutTypes];

/** The kind that a general callout is of; none where it is of no kind. */
export function calloutType(type: unknown): CalloutType | undefined {
  const word = String(type).toLowerCase();
  return Object.hasOwn(calloutTypes, word)
    ? calloutTypes[word as keyof typeof calloutTypes]
    : undefined;
}
