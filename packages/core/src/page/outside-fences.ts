import { nextFence } from './next-fence.ts';

/** The lines of a source that stand in no code fence, with an empty one in the place of each block. */
export function outsideFences(source: string): string {
  let fence: string | undefined;
  const lines = source.split('\n').flatMap((line) => {
    const before = fence;
    fence = nextFence(line, fence);
    if (before !== undefined) return [];
    return fence === undefined ? line : '';
  });
  return lines.join('\n');
}
