import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'pool/worker': 'src/pool/worker.ts',
    'twin/worker': 'src/twin/files/worker.ts',
  },
  platform: 'node',
  dts: true,
});
