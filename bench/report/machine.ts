import { cpus, loadavg, release, totalmem, type } from 'node:os';

/** What a report was measured on. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
  readonly system: string;
  readonly node: string;
  /** Processes that waited for a core in the minute before, on average. */
  readonly load: number;
}

/** This machine, at this moment. */
export function thisMachine(): Machine {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memory: totalmem(),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    load: loadavg()[0] ?? Number.NaN,
  };
}
