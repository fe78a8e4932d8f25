import { build, type Plugin } from 'vite';
import { sourceFile } from '../../build/modules/modules.ts';
import { serverEntry } from '../../project/output/server-output.ts';
import {
  answeringModule,
  bundledOptionalPackages,
  type OwnFiles,
  withoutRoutes,
} from '../../server/assistant/answering.ts';
import type { BuiltServerSettings } from '../../server/output.ts';

/** The program of a server, and where it goes. */
export interface ServerBundle {
  /** Folder that the program is written to. */
  readonly folder: string;
  readonly docsFolder: string;
  readonly built: BuiltServerSettings;
  readonly files: OwnFiles;
}

/** Writes the server of a site as a program that runs where nothing is installed. */
export async function bundleServer(bundle: ServerBundle): Promise<void> {
  await build({
    configFile: false,
    root: bundle.docsFolder,
    publicDir: false,
    logLevel: 'silent',
    plugins: [serverModule(bundle), withoutRoutes(), bundledOptionalPackages(bundle.docsFolder)],
    ssr: { noExternal: true },
    build: {
      ssr: sourceFile('server/main.ts'),
      outDir: bundle.folder,
      emptyOutDir: true,
      target: 'node22',
      rolldownOptions: {
        output: { entryFileNames: serverEntry, chunkFileNames: 'chunks/[name]-[hash].mjs' },
      },
    },
  });
}

function serverModule({ built, files }: ServerBundle): Plugin {
  const id = 'virtual:waymark/server';
  return {
    name: 'waymark:server-module',
    enforce: 'pre',
    resolveId: { filter: { id: /^virtual:waymark\/server$/ }, handler: () => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:waymark\/server$/ },
      handler: () => answeringModule(built, files),
    },
  };
}
