import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/pool/worker.ts'],
  platform: 'node',
  dts: true,
});
