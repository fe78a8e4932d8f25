import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateOpenApi } from './generate-openapi.ts';
import { averageHtml, type Measurement, measureBuild, median, setAside } from './measure.ts';

/**
 * `npm run bench -- openapi`: cold builds of one API description with Waymark and with
 * starlight-openapi in turn. Prints medians and ratios.
 */
const here = fileURLToPath(new URL('.', import.meta.url));
const work = path.join(here, '.sites/openapi');
const cli = path.join(here, '../packages/waymark/dist/cli.mjs');
const astro = path.join(here, 'node_modules/astro/bin/astro.mjs');

const operations = numberArgument('--operations', 1000);
const runs = numberArgument('--runs', 3);

rmSync(work, { recursive: true, force: true });
const description = JSON.stringify(generateOpenApi(operations));
const ours = path.join(work, 'waymark');
const theirs = path.join(work, 'starlight-openapi');
writeDocs();
writeStarlight();

const measured: [Measurement[], Measurement[]] = [[], []];
for (let run = 0; run < runs; run++) {
  measured[0].push(await build([cli, 'build', '.', '--out', 'dist'], ours));
  measured[1].push(await build([astro, 'build'], theirs));
}
const [waymark, peer] = measured;
print(describe('waymark', waymark, ours));
print(describe('starlight-openapi', peer, theirs));
print(`time    ${(time(waymark) / time(peer)).toFixed(2)} of starlight-openapi's`);
print(`memory  ${(memory(waymark) / memory(peer)).toFixed(2)} of starlight-openapi's`);

async function build(command: readonly string[], folder: string): Promise<Measurement> {
  setAside(folder, path.join(work, 'aside'));
  const result = await measureBuild([process.execPath, ...command], folder);
  print(
    `  ${path.basename(folder)}: ${result.seconds.toFixed(1)} s, ${result.megabytes.toFixed(0)} MB`,
  );
  return result;
}

function describe(name: string, results: readonly Measurement[], folder: string): string {
  const { pages, kilobytes } = averageHtml(path.join(folder, 'dist'), isOperation);
  return `${name}: ${pages} endpoint pages, median ${time(results).toFixed(1)} s, ${memory(results).toFixed(0)} MB, ${kilobytes.toFixed(1)} kB of HTML a page`;
}

function isOperation(file: string): boolean {
  return /^(api-reference|api[\\/]operations)[\\/]/.test(file);
}

function writeDocs(): void {
  const config = {
    theme: 'mint',
    name: 'Bench',
    colors: { primary: '#2563eb' },
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index'] },
        { tab: 'API', openapi: 'openapi.json' },
      ],
    },
  };
  write(path.join(ours, 'docs.json'), JSON.stringify(config, null, 2));
  write(path.join(ours, 'index.mdx'), '---\ntitle: Start\n---\n\nHello.\n');
  write(path.join(ours, 'openapi.json'), description);
}

function writeStarlight(): void {
  write(
    path.join(theirs, 'astro.config.mjs'),
    [
      `import starlight from '@astrojs/starlight';`,
      `import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';`,
      `import { defineConfig } from 'astro/config';`,
      `export default defineConfig({ integrations: [starlight({ title: 'Bench',`,
      `  plugins: [starlightOpenAPI([{ base: 'api', schema: './openapi.json' }])],`,
      `  sidebar: [...openAPISidebarGroups] })] });`,
    ].join('\n'),
  );
  write(
    path.join(theirs, 'src/content.config.ts'),
    [
      `import { docsLoader } from '@astrojs/starlight/loaders';`,
      `import { docsSchema } from '@astrojs/starlight/schema';`,
      `import { defineCollection } from 'astro:content';`,
      `export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };`,
    ].join('\n'),
  );
  write(
    path.join(theirs, 'package.json'),
    JSON.stringify({
      name: 'bench-starlight-openapi',
      type: 'module',
      dependencies: { '@astrojs/starlight': '*', 'starlight-openapi': '*', astro: '*' },
    }),
  );
  write(path.join(theirs, 'src/content/docs/index.md'), '---\ntitle: Start\n---\n\nHello.\n');
  write(path.join(theirs, 'openapi.json'), description);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function time(results: readonly Measurement[]): number {
  return median(results.map(({ seconds }) => seconds));
}

function memory(results: readonly Measurement[]): number {
  return median(results.map(({ megabytes }) => megabytes));
}

function numberArgument(name: string, otherwise: number): number {
  const index = process.argv.indexOf(name);
  return index === -1 ? otherwise : Number(process.argv[index + 1]);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
