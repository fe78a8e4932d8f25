import { type Command, startGroup } from './process-group.ts';
import { reasonIn, TrialFailure } from './trial-failure.ts';

/** How a command went that came to its end. */
export interface Ended {
  readonly seconds: number;
  /** The most memory that it and what it started had at a moment. */
  readonly megabytes: number;
  /** What it printed, without errors. */
  readonly result: string;
}

/**
 * Runs a command and measures it.
 *
 * @param minutes it is ended after
 * @throws TrialFailure when it takes longer, or ends with another code than 0
 */
export async function runCommand(command: Command, minutes: number): Promise<Ended> {
  const started = performance.now();
  const group = startGroup(command);
  let isLate = false;
  const deadline = setTimeout(() => {
    isLate = true;
    void group.stop();
  }, minutes * 60_000);
  const how = await group.ended;
  const seconds = (performance.now() - started) / 1000;
  clearTimeout(deadline);
  const megabytes = group.peakMegabytes();
  const memory = Number.isNaN(megabytes) ? '' : ` and ${megabytes.toFixed(0)} MB`;
  if (isLate) throw new TrialFailure(`did not end within ${minutes} minutes${memory}`);
  if (how !== 0) {
    const after = `after ${seconds.toFixed(0)} s${memory}`;
    throw new TrialFailure(`ended with ${how} ${after}: ${reasonIn(group.output())}`);
  }
  return { seconds, megabytes, result: group.result() };
}
