/** A piece of a file; both ends are part of it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

const form = /^bytes=[ \t]*(?:(?<first>\d+)-(?<last>\d*)|-(?<suffix>\d+))[ \t]*$/i;

/**
 * What a `Range` header asks for (RFC 9110 section 14.2).
 *
 * @returns undefined where the header is to be ignored, since it is none, is malformed, or asks for
 * several pieces, which a server need not give
 */
export function byteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { first, last, suffix } = form.exec(header ?? '')?.groups ?? {};
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  if (first === undefined) return undefined;
  const start = Number(first);
  const wanted = last ? Number(last) : Number.POSITIVE_INFINITY;
  // RFC 9110 section 14.1.1: such a range is no range.
  if (wanted < start) return undefined;
  return start < size ? { start, end: Math.min(wanted, size - 1) } : 'unsatisfiable';
}
