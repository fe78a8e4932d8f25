import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cli: 'src/cli/main.ts',
    'content-worker': 'src/agents/content-worker.ts',
  },
  platform: 'node',
  dts: true,
  deps: { neverBundle: [/^virtual:/] },
});
