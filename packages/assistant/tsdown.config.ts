import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    client: 'src/client/index.ts',
    mcp: 'src/mcp/index.ts',
    react: 'src/react/index.ts',
  },
  platform: 'node',
  ...bundling,
});
