import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    analysis: 'src/retrieval/analysis/index.ts',
    mcp: 'src/mcp/index.ts',
  },
  platform: 'node',
  dts: true,
});
