import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', browser: 'src/browser.ts', services: 'src/services.ts' },
  platform: 'node',
  ...bundling,
});
