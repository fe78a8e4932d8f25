import type { CitableSource } from './citation.ts';
import { closingOf, type Fence, fenceAt, fenceLineAt } from './fence.ts';
import { inlineReader } from './inline-scanner.ts';
import type { LinkPolicy } from './link-policy.ts';
import { createTextGuard } from './text-guard.ts';

export interface AnswerFilterOptions {
  readonly policy: LinkPolicy;
  /** Sources that bracketed numbers cite; where there are none given, such numbers are text. */
  readonly sources?: readonly CitableSource[] | undefined;
}

/** Makes the Markdown of a model harmless while it arrives. */
export interface AnswerFilter {
  /** Takes the next piece; gives what can be sent of it. */
  push(text: string): string;
  /** Gives the rest. */
  end(): string;
  /** Sources that were cited so far, in the order of their first citation. */
  cited(): readonly CitableSource[];
}

/** Controls, invisible characters that hide text from readers, and marks that turn it round. */
const unwanted = /(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu;

/**
 * Writes citations as links, keeps links and images only where the policy allows them, and no HTML
 * (docs/format/assistant.md#output). What comes out does not depend on how the text is cut into
 * pieces; nothing is held back but what has begun and may still turn out to be one of these.
 */
export function createAnswerFilter({ policy, sources }: AnswerFilterOptions): AnswerFilter {
  const guard = createTextGuard(policy, (address) => `<${address}>`);
  const cited = new Set<CitableSource>();
  const readInline = inlineReader({ policy, sources, guard, onCited: (one) => cited.add(one) });
  let buffer = '';
  let half = '';
  let place: 'line-start' | 'inline' | 'code-start' | 'code' = 'line-start';
  let fence: Fence | undefined;

  const readLineStart = (isComplete: boolean): boolean => {
    const opening = fenceAt({ text: buffer, isComplete });
    if (opening === 'open') return false;
    place = opening === 'none' ? 'inline' : 'code-start';
    if (opening !== 'none') {
      fence = opening.fence;
      guard.safe(opening.written);
      buffer = buffer.slice(opening.read);
    }
    return true;
  };

  const readCodeStart = (open: Fence, isComplete: boolean): boolean => {
    const line = fenceLineAt({ text: buffer, isComplete }, open);
    if (line === 'open' || line === 'none') return false;
    guard.safe(line.written);
    buffer = buffer.slice(line.read);
    if (line.kind !== 'content') fence = undefined;
    place = { content: 'code', closing: 'inline', outside: 'line-start' }[
      line.kind
    ] as typeof place;
    return true;
  };

  const readCode = (): boolean => {
    const newline = buffer.indexOf('\n');
    const end = newline === -1 ? buffer.length : newline + 1;
    guard.safe(buffer.slice(0, end));
    buffer = buffer.slice(end);
    if (newline !== -1) place = 'code-start';
    return true;
  };

  const readText = (isComplete: boolean): boolean => {
    const isNewline = buffer.startsWith('\n');
    const reading = readInline({ text: buffer, isComplete });
    if (reading === 'open') return false;
    buffer =
      typeof reading === 'number'
        ? buffer.slice(reading)
        : reading.instead + buffer.slice(reading.read);
    if (isNewline) place = 'line-start';
    return true;
  };

  const step = (isComplete: boolean): boolean => {
    if (place === 'line-start') return readLineStart(isComplete);
    if (place === 'inline') return readText(isComplete);
    return fence && place === 'code-start' ? readCodeStart(fence, isComplete) : readCode();
  };
  const run = (isComplete: boolean) => {
    while (buffer !== '' && step(isComplete));
  };

  return {
    push(text) {
      const all = half + text;
      half = /[\uD800-\uDBFF]$/.exec(all)?.[0] ?? '';
      buffer += all
        .slice(0, all.length - half.length)
        .toWellFormed()
        .replaceAll(unwanted, '');
      run(false);
      return guard.take();
    },
    end() {
      if (half !== '') buffer += '\uFFFD';
      run(true);
      if (fence) guard.safe(`${place === 'code' ? '\n' : ''}${closingOf(fence)}`);
      guard.end();
      return guard.take();
    },
    cited: () => [...cited],
  };
}
