import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', request: 'src/request/index.ts', proxy: 'src/proxy/index.ts' },
  platform: 'node',
  dts: true,
});
