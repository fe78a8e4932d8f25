import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    analysis: 'src/retrieval/analysis/index.ts',
    client: 'src/client/index.ts',
    mcp: 'src/mcp/index.ts',
    'site-search': 'src/site-search/index.ts',
    'site-search-browser': 'src/site-search/browser.ts',
  },
  platform: 'node',
  dts: true,
});
