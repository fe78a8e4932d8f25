import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { findBrowser } from '../../test/support/browser.ts';

/** What a report was measured on. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  /** Bytes. */
  readonly memory: number;
}

/** This machine. */
export function thisMachine(): Machine {
  const all = cpus();
  return {
    processor: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memory: totalmem(),
  };
}

/** The system, Node, the browser and the packages of the bench itself, with their versions. */
export function theseVersions(): string[] {
  const node = `Node ${process.versions.node}`;
  return [`${type()} ${release()}`, node, ...browser(), ...ownPackages()];
}

/** What a kernel may keep for itself or not, in bytes. */
const kernelMemory = 64 * 2 ** 20;

/** Whether two reports were measured on machines of one kind. */
export function isSameMachine(one: Machine, other: Machine): boolean {
  return (
    one.processor === other.processor &&
    one.cores === other.cores &&
    Math.abs(one.memory - other.memory) < kernelMemory
  );
}

function browser(): string[] {
  const file = findBrowser();
  if (file === undefined) return [];
  const said = execFileSync(file, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return [/\S+ [\d.]+/.exec(said)?.[0] ?? 'a browser'];
}

function ownPackages(): string[] {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const manifest = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  return Object.entries(manifest.dependencies).map(([name, version]) => `${name} ${version}`);
}
