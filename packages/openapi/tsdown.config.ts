import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', request: 'src/request.ts', proxy: 'src/proxy.ts' },
  platform: 'node',
  dts: true,
});
