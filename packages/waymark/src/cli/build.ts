import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { preparePageThread } from '@waymark/content/text';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { outputRefusal } from '../project/output/check-output.ts';
import type { OutputFiles } from '../project/output/output-files.ts';
import { serverEntry, serverFolder } from '../project/output/server-output.ts';
import { hostAdvice, hostOf } from '../project/paths/host.ts';
import { signsIn } from '../project/project.ts';
import { whatReadersGet } from '../routes/build-readers.ts';
import { prepareContentThread } from '../routes/text/content-thread.ts';
import { findBrowser } from '../server/print/find-browser.ts';
import {
  type BuildSettings,
  type BuiltOutput,
  buildOutput,
  type OutputBuild,
} from './building/build-output.ts';
import {
  buildSummary,
  checkAdvice,
  missingAddress,
  previewCommand,
} from './building/build-summary.ts';
import { expectAddresses } from './check/addresses.ts';
import { configuredFolderAt, projectHint } from './folders/docs-folder.ts';
import { foundIn, printReport } from './report.ts';
import { checkOwnFiles, ownModule } from './settings/own-files.ts';
import { pageFormat } from './settings/page-format.ts';
import { publishedBelow } from './settings/published-at.ts';
import { siteOriginOf } from './settings/site-address.ts';
import { holdWarningLimit, warningLimit } from './settings/warning-limit.ts';

/** Builds of the same output that may end while one is at work. */
const rivals = 5;

/** What a user writes: without a base, the host may say which one it is. */
type BuildFlags = Omit<BuildSettings, 'base'> & { readonly base?: string };

/**
 * `waymark build`: a static site, with `--server` the server for it too. The output is replaced when
 * all of it is there; ends with 1, and leaves it, when an error stands.
 */
export async function build(dir: string, flags: BuildFlags): Promise<void> {
  const started = performance.now();
  const currentFolder = process.cwd();
  const docsFolder = await configuredFolderAt(dir, 'build');
  const host = hostOf(flags.host, currentFolder);
  const base = flags.base ?? publishedBelow(host?.name, flags.site);
  const given: BuildSettings = { ...flags, base };
  checkOwnFiles(docsFolder, given);
  const limit = warningLimit(given);
  expectAddresses(given);
  const site = siteOriginOf(given.site, '`--out` names the folder of the output.');
  const settings = { ...given, site, format: pageFormat(given, host?.name) };
  const output = outputFolder(given.out ?? 'dist');
  const checkOutput = (there?: OutputFiles) => {
    const refusal = outputRefusal(output, { docsFolder, currentFolder }, there);
    if (refusal !== undefined) throw new CommandFailure(refusal);
  };
  const wanted: OutputBuild = {
    ...{ docsFolder, settings, output, host, checkOutput },
    browser: given.pdf ? findBrowser(given.browser) : undefined,
    writeServer: given.server ? await prepareServer(docsFolder, given) : undefined,
    authModule: given.auth === undefined ? undefined : ownModule(given.auth),
  };
  const hint = await projectHint(docsFolder, currentFolder);
  checkOutput();
  if (hint !== undefined) console.error(hint);
  // They load what they run while the docs folder is read.
  preparePageThread();
  prepareContentThread();
  const built = await buildAmongOthers(wanted);
  const { docs, ofReaders } = built;
  printReport(docs, ofReaders);
  const found = foundIn([docs, ...ofReaders]);
  if (found.length > 0) console.log(checkAdvice);
  const missing = missingAddress(docs.project);
  if (missing) console.log(missing);
  console.log(buildSummary(docs, performance.now() - started));
  sayWhatToDo(built, wanted, dir, path.relative(currentFolder, output) || '.');
  holdWarningLimit(found.filter(({ severity }) => severity === 'warning').length, limit);
}

/** Another build of the output may end while one is at work; then it begins again. */
async function buildAmongOthers(wanted: OutputBuild): Promise<BuiltOutput> {
  for (let left = rivals; left > 0; left--) {
    const built = await buildOutput(wanted);
    if (built) return built;
  }
  throw new CommandFailure(
    `Other builds or programs change ${wanted.output} all the time. Build to another folder with \`--out\`.`,
  );
}

function sayWhatToDo(
  { docs, hasHostRules, ofReaders }: BuiltOutput,
  { host, settings }: OutputBuild,
  dir: string,
  out: string,
): void {
  if (signsIn(docs.project)) {
    console.log(whatReadersGet(ofReaders));
    if (host && !settings.server) {
      console.log(
        'A host of files knows no readers: `waymark serve` or `build --server` shows them these.',
      );
    }
  }
  console.log(
    settings.server
      ? `The site and its server are in ${out}. \`node ${path.join(out, serverFolder, serverEntry)}\` starts it.`
      : `The site is in ${out}. \`${previewCommand(dir, out, settings)}\` serves it.`,
  );
  if (host && hasHostRules) console.log(hostAdvice[host.name]);
}

/** A link to a folder stands for it, so that the link stays when the folder is replaced. */
function outputFolder(out: string): string {
  const output = path.resolve(out);
  return existsSync(output) ? realpathSync(output) : output;
}

/** Loaded when it is needed: the assistant takes a while. */
async function prepareServer(docsFolder: string, settings: BuildSettings) {
  const { serverBuild } = await import('./building/build-server.ts');
  return serverBuild(docsFolder, settings);
}
