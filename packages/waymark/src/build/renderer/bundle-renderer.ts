import {
  cpSync,
  globSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import mdx from '@astrojs/mdx';
import { type AstroIntegration, build } from 'astro';
import { build as buildAssets, type Plugin } from 'vite';
import { componentFiles } from '../astro/component-files.ts';
import { routeFile } from '../astro/route-file.ts';
import { sitePolicy } from '../astro/site-policy.ts';
import { notFoundRoute, readersRoute, siteRoutes } from '../astro/site-routes.ts';
import { inlineScriptsPlugin } from '../modules/inline-script.ts';
import { sourceFile, unbundledModules } from '../modules/modules.ts';
import { pagePartsPlugin } from '../modules/page-parts.ts';
import { virtualModulesPlugin } from '../modules/plugin.ts';
import { siteModule } from '../modules/site-modules.ts';
import { allThemeStyles } from '../modules/site-styles.ts';
import { embedStyles } from './embed-styles.ts';
import {
  assetsFolder,
  browserFolder,
  bundledStyles,
  embedScript,
  embedStylesheet,
  pageScript,
  readersEntry,
  rendererEntry,
  rendererFile,
} from './renderer-files.ts';

/*
 * Bundles the theme when this package is built, so that a site of the command line is rendered
 * without Astro and Vite being loaded: what they make of the theme is the same for every site.
 */

const site = rendererFile('site');
const staged = rendererFile('staged');
const licensesFolder = 'licenses';

rmSync(rendererFile(''), { recursive: true, force: true });
await build({
  configFile: false,
  root: staged,
  outDir: site,
  devToolbar: { enabled: false },
  // Whether pages have it is decided for each site.
  security: { csp: sitePolicy },
  markdown: { syntaxHighlight: false },
  logLevel: 'warn',
  integrations: [mdx(), rendererIntegration()],
  vite: { environments: { prerender: { resolve: { noExternal: true } } } },
});
await bundleStyles();
checkPageScript(path.join(site, assetsFolder));
renameSync(path.join(site, assetsFolder), rendererFile(browserFolder));
renameSync(path.join(site, licensesFolder), rendererFile(licensesFolder));
await bundleEmbed();
for (const folder of [site, staged]) rmSync(folder, { recursive: true, force: true });

/** Has Astro bundle the routes of the docs, and keeps the bundle instead of running it. */
function rendererIntegration(): AstroIntegration {
  const files = componentFiles({}, staged, () => false);
  const modules = {
    site: () => siteModule(files, { docs: 'undefined', islands: [] }),
    // The stylesheet of a site is made with the site.
    'styles.css': () => '',
  };
  return {
    name: 'waymark:renderer',
    hooks: {
      'astro:config:setup'({ createCodegenDir, injectRoute, updateConfig }) {
        updateConfig({
          vite: {
            plugins: [
              ownPackages(),
              digestsOnce(),
              licenses(),
              pagePartsPlugin(),
              inlineScriptsPlugin(),
              virtualModulesPlugin('', modules),
            ],
          },
        });
        for (const { pattern, file } of [...siteRoutes, notFoundRoute, readersRoute]) {
          const entrypoint = routeFile(file, '', createCodegenDir);
          injectRoute({ pattern, entrypoint, prerender: true });
        }
      },
      'astro:build:start'({ setPrerenderer }) {
        setPrerenderer({
          name: 'waymark:keep',
          getStaticPaths: async () => [],
          render: () => Promise.reject(new Error('Nothing is rendered here.')),
          setup: async () => keepBundle(path.join(site, '.prerender')),
        });
      },
    },
  };
}

/** What the package depends on is imported by its name: the bundle goes where the package goes. */
function ownPackages(): Plugin {
  const names = new Set(Object.keys(unbundledModules()));
  return {
    name: 'waymark:own-packages',
    enforce: 'pre',
    resolveId(id) {
      return names.has(id) && this.environment.name !== 'client' ? { id, external: true } : null;
    },
  };
}

/**
 * Astro makes the digests of the same scripts and styles anew for each page, which takes a twentieth
 * of the time of a build.
 */
function digestsOnce(): Plugin {
  const declared = 'async function generateCspDigest(';
  return {
    name: 'waymark:digests-once',
    transform(code, id) {
      if (!id.endsWith('/astro/dist/core/encryption.js')) return null;
      if (!code.includes(declared)) {
        throw new Error('Astro makes the digests of a policy in another way than this expects.');
      }
      return `${code.replace(declared, 'async function makeCspDigest(')}
const digests = new Map();
function generateCspDigest(data, algorithm) {
  const name = \`\${algorithm} \${data}\`;
  const digest = digests.get(name) ?? makeCspDigest(data, algorithm);
  digests.set(name, digest);
  return digest;
}`;
    },
  };
}

/** A site with a base writes it into this script. */
function checkPageScript(folder: string): void {
  const texts = readdirSync(folder)
    .filter((name) => name.startsWith(pageScript.name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  if (texts.length !== 1 || texts[0]?.split(pageScript.base).length !== 2) {
    throw new Error('Vite loads scripts of scripts in another way than this expects.');
  }
}

/** Lists the licences of the packages whose code is in a bundle, as they ask for. */
function licenses(): Plugin {
  return {
    name: 'waymark:licenses',
    configEnvironment: (name) => ({
      build: { license: { fileName: `${licensesFolder}/${name}.md` } },
    }),
  };
}

async function keepBundle(bundle: string): Promise<void> {
  const target = path.dirname(rendererFile(rendererEntry));
  cpSync(bundle, target, { recursive: true });
  // The fonts are among the files for the browser.
  rmSync(path.join(target, assetsFolder), { recursive: true });
  const files = globSync('**/*.mjs', { cwd: target }).map((file) => file.replaceAll(path.sep, '/'));
  for (const file of files) {
    const place = path.join(target, file);
    writeFileSync(place, withoutPlaces(readFileSync(place, 'utf8')));
  }
  writeFileSync(rendererFile(rendererEntry), entryCode(target, files));
  const { manifest } = (await import(pathToFileURL(rendererFile(rendererEntry)).href)) as Entry;
  writeFileSync(rendererFile(readersEntry), readersEntryCode(files, manifest));
}

interface Entry {
  readonly manifest: {
    readonly entryModules: Readonly<Record<string, string>>;
    readonly inlinedScripts: ReadonlyMap<string, string>;
  };
}

/** Code that exports what evaluates pages for one reader; it loads no more than that takes. */
function readersEntryCode(
  files: readonly string[],
  { entryModules, inlinedScripts }: Entry['manifest'],
) {
  const bodies = files.find((file) => file.startsWith('chunks/reader-bodies_'));
  if (bodies === undefined)
    throw new Error('Astro has not bundled what evaluates pages for readers.');
  const isScript = ([name]: readonly [string, string]) => name.includes('type=script');
  const scripts = {
    files: Object.fromEntries(Object.entries(entryModules).filter(isScript)),
    inlined: [...inlinedScripts].filter(isScript),
  };
  return `import { page } from './${bodies}';
export const renderBodies = page().bodiesRenderer(${JSON.stringify(scripts)});
`;
}

/** Code that exports what `renderer.ts` takes, under names that do not change with the bundle. */
function entryCode(target: string, files: readonly string[]): string {
  const astro = files.find((file) => file.startsWith('prerender-entry'));
  const site = files.find((file) => file.startsWith('chunks/site_'));
  const code = site === undefined ? '' : readFileSync(path.join(target, site), 'utf8');
  const [, name] = /\bsite as (\w+)/.exec(code) ?? [];
  if (astro === undefined || name === undefined) {
    throw new Error('The bundle of Astro has another form than this expects.');
  }
  return `export { app, manifest } from './${astro}';
export { ${name} as site } from './${site}';
`;
}

/** Astro names files by where they are on this machine, which is nobody's business. */
function withoutPlaces(code: string): string {
  const repository = path.resolve(sourceFile('../../..'));
  return code.replaceAll(repository.replaceAll(path.sep, '/'), '');
}

/** Makes one file of each of the theme's stylesheets; fonts are named as those of pages are. */
async function bundleStyles(): Promise<void> {
  const names = new Map(
    [...allThemeStyles, embedStylesheet].map((file) => [
      path.basename(bundledStyles(file), '.css'),
      sourceFile(file),
    ]),
  );
  await buildAssets({
    configFile: false,
    logLevel: 'warn',
    root: sourceFile(''),
    build: {
      outDir: staged,
      emptyOutDir: false,
      cssMinify: false,
      rolldownOptions: {
        input: Object.fromEntries(names),
        output: {
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css')
              ? 'styles/[name][extname]'
              : `${assetsFolder}/[name].[hash][extname]`,
        },
      },
    },
  });
  cpSync(path.join(staged, 'styles'), rendererFile('styles'), { recursive: true });
  cpSync(path.join(staged, assetsFolder), path.join(site, assetsFolder), { recursive: true });
}

/** Makes one file of the assistant for other sites. */
async function bundleEmbed(): Promise<void> {
  await buildAssets({
    configFile: false,
    logLevel: 'warn',
    root: sourceFile(''),
    plugins: [
      {
        name: 'waymark:embed-styles',
        enforce: 'pre',
        transform: (code, id) => (/\.css\?inline$/.test(id) ? embedStyles(code) : null),
      },
    ],
    build: {
      outDir: rendererFile(path.dirname(embedScript)),
      emptyOutDir: false,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        input: sourceFile('client/embed/embed.ts'),
        output: { format: 'iife', entryFileNames: path.basename(embedScript) },
      },
    },
  });
  const folder = rendererFile(path.dirname(embedScript));
  renameSync(path.join(folder, 'licenses.md'), rendererFile(`${licensesFolder}/embed.md`));
}
