import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    text: 'src/text.ts',
    'pool/worker': 'src/pool/worker.ts',
  },
  platform: 'node',
  dts: true,
});
