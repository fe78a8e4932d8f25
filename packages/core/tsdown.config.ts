import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', urls: 'src/urls.ts' },
  platform: 'neutral',
  fixedExtension: true,
  dts: true,
  ...bundling,
});
