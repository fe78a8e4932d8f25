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
import { write } from './files.ts';
import { generateOpenApi } from './generate-openapi.ts';
import { starlightPage, writeStarlightProject } from './starlight-project.ts';

/**
 * `npm run bench -- openapi`: cold builds of one API description with Waymark and with
 * starlight-openapi in turn. Prints medians and ratios.
 */
const operations = numberArgument('--operations', 1000);
const rounds = numberArgument('--runs', 3);
const isOperation = (file: string) => /^(api-reference|api[\\/]operations)[\\/]/.test(file);

clearSites();
const description = JSON.stringify(generateOpenApi(operations));
const start = '---\ntitle: Start\n---\n\nHello.\n';

const docs = path.join(sitesFolder, 'openapi-waymark');
write(
  path.join(docs, 'docs.json'),
  JSON.stringify({
    theme: 'mint',
    name: 'Bench',
    colors: { primary: '#2563eb' },
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index'] },
        { tab: 'API', openapi: 'openapi.json' },
      ],
    },
  }),
);
write(path.join(docs, 'index.mdx'), start);
write(path.join(docs, 'openapi.json'), description);

const starlight = path.join(sitesFolder, 'openapi-starlight');
writeStarlightProject(starlight, {
  setup: [`import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';`],
  options: `{
  title: 'Bench',
  plugins: [starlightOpenAPI([{ base: 'api', schema: './openapi.json' }])],
  sidebar: [...openAPISidebarGroups],
}`,
  plugins: ['starlight-openapi'],
});
write(starlightPage(starlight, 'index.md'), start);
write(path.join(starlight, 'openapi.json'), description);

const [ours, theirs] = await runTrials(
  [waymarkTrial(docs), astroTrial('starlight-openapi', starlight)],
  rounds,
  isOperation,
);
if (!ours || !theirs) throw new Error('Nothing was measured.');

for (const result of [ours, theirs]) print(describe(result));
print('');
print(`time       ${ratio(ours.seconds, theirs.seconds)} of starlight-openapi's`);
print(`memory     ${ratio(ours.megabytes, theirs.megabytes)} of starlight-openapi's`);
