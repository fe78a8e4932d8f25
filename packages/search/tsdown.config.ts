import { defineConfig } from 'tsdown';
import { bundledLicenses } from '../../tsdown.licenses.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', browser: 'src/browser.ts', services: 'src/services.ts' },
  platform: 'node',
  dts: true,
  // What only this package needs comes with it.
  deps: { onlyBundle: false },
  plugins: [bundledLicenses()],
});
