import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', request: 'src/request/index.ts' },
  platform: 'node',
  dts: true,
});
