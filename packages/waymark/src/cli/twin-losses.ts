import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { percentPresent, twinParity, twinPath } from '@waymark/content/text';
import { type Diagnostic, diagnostic } from '@waymark/core';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import type { Project, ProjectSettings } from '../project/project.ts';
import { htmlFile } from '../routes/html-file.ts';

/** Pages whose Markdown has less of their words are reported. */
const leastPercent = 98;
/** How many of the words that the Markdown lacks are told. */
const toldWords = 20;

/**
 * Builds a docs folder for a moment, and compares each page with its Markdown word by word.
 *
 * @throws CommandFailure when the folder cannot be built
 */
export async function twinLosses(project: Project): Promise<Diagnostic[]> {
  const output = mkdtempSync(path.join(tmpdir(), 'waymark-check-'));
  try {
    await build(project.settings, path.join(output, 'site'));
    const { config, endpoints } = project;
    return pagesInOrder(project).flatMap(({ path: page, file }) => {
      // What is generated was to be left out.
      if (!config.markdown.schema && endpoints.has(page)) return [];
      const { url } = project.site.page(page);
      return twinLoss(path.join(output, 'site'), url, file);
    });
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

/** A build of its own process: one process builds one site. */
async function build({ docsFolder, isUntrusted }: ProjectSettings, output: string): Promise<void> {
  const [, command = ''] = process.argv;
  const trust = isUntrusted ? ['--untrusted'] : [];
  const args = [command, 'build', docsFolder, '--lenient', ...trust, '--out', output];
  try {
    await promisify(execFile)(process.execPath, args, { maxBuffer: 64 << 20 });
  } catch {
    throw new CommandFailure('The docs cannot be built, so there are no pages to compare.');
  }
}

function twinLoss(site: string, url: string, file: string): Diagnostic[] {
  const html = htmlFile(site, url);
  const twin = path.join(site, decodeURIComponent(twinPath(url)));
  if (html === undefined) return [];
  const parity = twinParity(readFileSync(html, 'utf8'), readFileSync(twin, 'utf8'));
  const percent = percentPresent([parity]);
  if (percent >= leastPercent) return [];
  const told = parity.missing.slice(0, toldWords).join(', ');
  const message = `The Markdown of this page has ${percent.toFixed(1)} % of its words; among the others are: ${told}.`;
  const hint =
    'Write what only code says into the page too, or between the tags of the component that shows it. If it stands there, report the page.';
  return [diagnostic('twin-incomplete', { at: { file, line: 1, column: 1 }, message, hint })];
}
