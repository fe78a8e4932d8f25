import { stripVTControlCharacters } from 'node:util';
import { type Command, startGroup } from './process-group.ts';
import { reasonIn, TrialFailure } from './trial-failure.ts';

/** A server that says where it listens. */
export interface StartedServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** Milliseconds of `performance.now()` when it was started. */
  readonly started: number;
  /** Seconds until it said where it listens. */
  readonly seconds: number;
  /** The most memory that all of it had at a moment so far, in MB. */
  peakMegabytes(): number;
  cpuSeconds(): number;
  /** What it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/;

/**
 * Starts a server and waits until it prints its address.
 *
 * @throws TrialFailure when it does not within the minutes
 */
export async function startServer(command: Command, minutes: number): Promise<StartedServer> {
  const started = performance.now();
  const group = startGroup(command);
  const url = await new Promise<string>((resolve, reject) => {
    const deadline = setTimeout(() => {
      void group.stop();
      reject(new TrialFailure(`was not ready within ${minutes} minutes`));
    }, minutes * 60_000);
    group.onOutput(() => {
      const [found] = address.exec(stripVTControlCharacters(group.output())) ?? [];
      if (found === undefined) return;
      clearTimeout(deadline);
      resolve(found);
    });
    void group.ended.then((how) => {
      clearTimeout(deadline);
      reject(new TrialFailure(`ended with ${how}: ${reasonIn(group.output())}`));
    });
  });
  const seconds = (performance.now() - started) / 1000;
  return {
    url,
    started,
    seconds,
    peakMegabytes: group.peakMegabytes,
    cpuSeconds: group.cpuSeconds,
    printed: group.output,
    stop: group.stop,
  };
}
