import { sourceLimits } from './source.ts';

/** What ends the reading of a text, by its offset. */
export class SourceFault extends Error {
  readonly kind: 'syntax' | 'too-large';
  readonly offset: number;

  constructor(kind: 'syntax' | 'too-large', offset: number, message: string) {
    super(message);
    this.kind = kind;
    this.offset = offset;
  }
}

/** The fault of a text whose values nest too deeply. */
export function tooDeep(offset: number): SourceFault {
  const message = `Objects and arrays are nested more than ${sourceLimits.depth} levels deep.`;
  return new SourceFault('too-large', offset, message);
}
