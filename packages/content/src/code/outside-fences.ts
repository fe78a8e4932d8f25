import { nextFence } from './next-fence.ts';

/** The lines of a source that stand in no code fence. */
export function outsideFences(source: string): string {
  let fence: string | undefined;
  const lines = source.split('\n').filter((line) => {
    const isInside = fence !== undefined;
    fence = nextFence(line, fence);
    return !isInside && fence === undefined;
  });
  return lines.join('\n');
}
