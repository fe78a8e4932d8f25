import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';
import { formatReport, isReached, reportObject } from './report.ts';
import { compareSite } from './site-pages.ts';

/**
 * `npm run parity -- <dir> [--out <built site>] [--json]`: says how many of the words of a docs
 * folder stand in the site that is made of it. Without `--out` it builds the site first, into a
 * folder that it removes. Ends with 1 when the site is below its target, or lacks a page that the navigation lists.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, json: { type: 'boolean', default: false } },
});
const docsFolder = path.resolve(positionals[0] ?? '.');
const name = path.basename(docsFolder);
const temporary = mkdtempSync(path.join(tmpdir(), 'waymark-parity-'));
try {
  if (values.out === undefined) buildSite(docsFolder, temporary);
  const site = compareSite(docsFolder, path.resolve(values.out ?? temporary));
  const json = () => JSON.stringify(reportObject(name, site), null, 2);
  console.log(values.json ? json() : formatReport(name, site));
  if (!isReached(site)) process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
