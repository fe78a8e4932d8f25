import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Arguments, parseArguments } from './arguments.ts';
import type { Bench, Case } from './cases/case.ts';
import { cases } from './cases/cases.ts';
import { install, installed } from './peers/install.ts';
import type { Peer } from './peers/peer.ts';
import { peers } from './peers/peers.ts';
import { waymark, waymarkVersion } from './peers/waymark.ts';
import { theseVersions, thisMachine } from './report/machine.ts';
import { type CaseFound, caseText, type Report, type Tool } from './report/markdown.ts';
import { keepPublished, publishedReport, withEarlier } from './report/published.ts';
import { reportFiles } from './report/report-files.ts';
import { takeTurn } from './run/one-at-a-time.ts';
import { endAllWithBench } from './run/process-group.ts';
import { TrialFailure } from './run/trial-failure.ts';
import { isCrowded, removeSites, workFolder } from './run/work-folder.ts';

/** A trial that takes longer, in seconds, is not repeated. */
const longest = 600;

/** A small site, or one tool alone, says nothing to who reads the documentation. */
const isPublished = (args: Arguments) =>
  !args.quick && !args.alone && (args.publish || args.cases.length === 0);

/**
 * `npm run bench`: runs the cases that are named, or all, and writes what they found as a page with
 * a picture. That of a full run is part of the documentation, and so are cases that are published.
 */
const args = readArguments();
if (args && takeTurn()) await runBench(args);
else if (args) fail('Another bench is running in this clone.');

function readArguments(): Arguments | undefined {
  try {
    return parseArguments(
      process.argv.slice(2),
      cases.map(({ name }) => name),
    );
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    fail(error.message);
    return undefined;
  }
}

function fail(message: string): void {
  say(message);
  process.exitCode = 1;
}

async function runBench(given: Arguments): Promise<void> {
  endAllWithBench();
  const tools = new Map<Peer, Tool>();
  const bench: Bench = {
    arguments: given,
    isQuick: given.quick,
    rounds: { count: given.runs, longest },
    say,
    peers: async () => {
      for (const peer of given.alone ? [waymark] : peers) {
        if (!tools.has(peer)) tools.set(peer, await prepared(peer));
      }
      return [...tools].filter(([, { failure }]) => failure === undefined).map(([peer]) => peer);
    },
  };
  tools.set(waymark, await prepared(waymark));
  const machine = thisMachine();
  const found: CaseFound[] = [];
  const report = (): Report => ({
    machine,
    tools: [...tools.values()],
    isQuick: given.quick,
    cases: found,
  });
  const earlier = given.cases.length > 0 && isPublished(given) ? publishedReport() : undefined;
  // It says so before hours are spent.
  withEarlier(report(), earlier);
  for (const one of chosenCases(given)) {
    say(`\n${one.name}: ${one.about}\n`);
    found.push(await outcomeOf(one, bench));
    process.stdout.write(`\n${caseText(found.at(-1) as CaseFound)}\n`);
    // What is known stays known, whatever comes after it.
    writeReport(path.join(workFolder, 'report'), report());
    if (isCrowded()) removeSites();
  }
  let folder = path.join(workFolder, 'report');
  if (isPublished(given)) {
    folder = fileURLToPath(new URL('../docs', import.meta.url));
    const published = withEarlier(report(), earlier);
    keepPublished(published);
    writeReport(folder, published);
  }
  say(`\nThe report is in ${path.relative(process.cwd(), folder)}/bench.md.`);
  removeSites();
}

function chosenCases(given: Arguments): readonly Case[] {
  if (given.cases.length > 0) return cases.filter(({ name }) => given.cases.includes(name));
  return cases.filter(({ runs }) => runs === 'always' || (runs === 'in full' && !given.quick));
}

async function prepared(peer: Peer): Promise<Tool> {
  const { makes, name } = peer;
  try {
    say(`${name} is being installed`);
    await install(peer);
    return { name, makes };
  } catch (error) {
    if (!(error instanceof TrialFailure)) throw error;
    return { name, makes, failure: error.message };
  }
}

/** A case that fails does not keep the others from being run. */
async function outcomeOf(
  { about, isTriedOnce, name, run }: Case,
  bench: Bench,
): Promise<CaseFound> {
  const count = isTriedOnce ? 1 : bench.rounds.count;
  const versions = new Set([waymarkVersion()]);
  const peers = async () => {
    const all = await bench.peers();
    for (const one of all.filter((peer) => peer !== waymark).flatMap(installed)) versions.add(one);
    return all;
  };
  const date = new Date().toISOString().slice(0, 10);
  const load = loadavg()[0] ?? Number.NaN;
  const measured = () => {
    const programs = [...versions, ...theseVersions()];
    return { date, rounds: count, load, programs };
  };
  try {
    const found = await run({ ...bench, rounds: { ...bench.rounds, count }, peers });
    return { name, about, measured: measured(), ...found };
  } catch (error) {
    if (!(error instanceof TrialFailure)) console.error(error);
    const reason = error instanceof Error ? error.message : String(error);
    return {
      name,
      about,
      measured: measured(),
      tables: [],
      notes: [`Failed: ${reason.replaceAll(workFolder, '')}`],
    };
  }
}

function writeReport(folder: string, report: Report): void {
  mkdirSync(folder, { recursive: true });
  for (const { file, text } of reportFiles(report)) writeFileSync(path.join(folder, file), text);
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}
