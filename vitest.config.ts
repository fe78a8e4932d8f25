import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import CompilersFirst from './test/support/compilers-first.ts';

export default defineConfig({
  resolve: { conditions: ['waymark-source'] },
  ssr: { resolve: { conditions: ['waymark-source'] } },
  test: {
    // Most tests wait for the browser and for commands that they run, so that more run than there are cores.
    maxWorkers: availableParallelism() + 2,
    // One moment of a busy machine must not fail the other tests' work; `test/flaky-tests.ts` lists whom this helped.
    retry: 1,
    sequence: { sequencer: CompilersFirst },
    setupFiles: ['test/support/remove-temp-folders.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'bench/*.test.ts',
            'bench/{report,run,search,sites}/*.test.ts',
            'docs/**/*.test.ts',
            'parity/**/*.test.ts',
            'test/fuzz/**/*.test.ts',
            'test/repository/**/*.test.ts',
          ],
          // Files that test pure functions may share the modules that they load.
          isolate: false,
          // A busy machine must not fail a test that builds a large navigation.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['test/site/**/*.test.ts'],
          // Nothing of a file is in another one's way, and to load the same again takes seconds.
          isolate: false,
          globalSetup: ['test/support/command-processes.ts', 'test/support/site-builder.ts'],
          // It may have to wait for a site that another test file builds, on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts'],
          // It installs Astro anew, and a busy machine must not fail that.
          testTimeout: 180_000,
          hookTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/support/command-processes.ts', 'test/support/site-builder.ts'],
          // Files that share a process share its browser.
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
