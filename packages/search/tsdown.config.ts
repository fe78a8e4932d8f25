import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', browser: 'src/browser.ts' },
  platform: 'node',
  dts: true,
});
