import path from 'node:path';
import { numberArgument } from './arguments.ts';
import {
  astroTrial,
  clearSites,
  describe,
  print,
  ratio,
  runTrials,
  sitesFolder,
  waymarkTrial,
} from './build-trial.ts';
import { generateSite, writeDocs, writeStarlight } from './generate.ts';

/**
 * `npm run bench`: cold builds of generated sites with Waymark and with Starlight in turn, and of
 * a site four times as large with Waymark alone. Prints medians and ratios.
 */
const pageCount = numberArgument('--pages', 1000);
const rounds = numberArgument('--runs', 3);
const largeCount = numberArgument('--large', pageCount * 4);
const isPage = (file: string) => /^section-\d+\//.test(file.replaceAll('\\', '/'));

clearSites();
const site = generateSite(pageCount);
const docs = path.join(sitesFolder, 'waymark');
const starlight = path.join(sitesFolder, 'starlight');
writeDocs(site, docs);
writeStarlight(site, starlight);
const large = path.join(sitesFolder, 'large');
writeDocs(generateSite(largeCount), large);

const [ours, theirs] = await runTrials(
  [waymarkTrial(docs), astroTrial('starlight', starlight)],
  rounds,
  isPage,
);
const [grown] = await runTrials([waymarkTrial(large)], Math.min(rounds, 2), isPage);
if (!ours || !theirs || !grown) throw new Error('Nothing was measured.');

for (const result of [ours, theirs, grown]) print(describe(result));
print('');
print(`speed      ${ratio(theirs.seconds, ours.seconds)} times Starlight's`);
print(`memory     ${ratio(ours.megabytes, theirs.megabytes)} of Starlight's`);
print(`HTML       ${ratio(ours.kilobytes, theirs.kilobytes)} of Starlight's a page`);
print(
  `growth     ${ratio(grown.seconds / grown.pages, ours.seconds / ours.pages)} times the time a page at ${grown.pages} pages`,
);
