import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine. */
export interface RunningProcess {
  readonly id: number;
  readonly parent: number;
  /** Seconds of the processor that it has taken so far. */
  readonly cpuSeconds: number;
}

/** What a process and all that descend from it take at a moment. */
export interface TreeUsage {
  /** Memory that is resident. */
  readonly megabytes: number;
  /** The most that one of them had at a time. */
  readonly mostOfOne: number;
  readonly cpuSeconds: number;
}

/** The process with the given id and all that descend from it. */
export function treeOf(root: number, all: readonly RunningProcess[]): RunningProcess[] {
  const children = Map.groupBy(all, ({ parent }) => parent);
  const below = (one: RunningProcess): RunningProcess[] => [
    one,
    ...(children.get(one.id) ?? []).flatMap(below),
  ];
  return all.filter(({ id }) => id === root).flatMap(below);
}

/** Reads a line of `/proc/<id>/stat` (proc_pid_stat(5)); the name in it may have any sign. */
export function processIn(stat: string): RunningProcess {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    id: Number.parseInt(stat, 10),
    parent: Number(fields[1]),
    // In hundredths of a second.
    cpuSeconds: (Number(fields[11]) + Number(fields[12])) / 100,
  };
}

/** What the tree of a process takes; nothing is known where there is no `/proc` (not Linux). */
export function usageOf(root: number): TreeUsage | undefined {
  const tree = treeOf(root, runningProcesses());
  if (tree.length === 0) return undefined;
  const statuses = tree.map(({ id }) => read(id, 'status'));
  const kilobytes = (name: string) =>
    statuses.map((status) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0));
  return {
    megabytes: sum(kilobytes('VmRSS')) / 1024,
    mostOfOne: Math.max(...kilobytes('VmHWM')) / 1024,
    cpuSeconds: sum(tree.map(({ cpuSeconds }) => cpuSeconds)),
  };
}

/** All processes of this machine; none where there is no `/proc`. */
export function runningProcesses(): RunningProcess[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => read(Number(id), 'stat'))
    .filter((stat) => stat !== '')
    .map(processIn);
}

/** Whether a process with this id runs. */
export function processIsThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** Empty for a process that has ended. */
function read(id: number, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
