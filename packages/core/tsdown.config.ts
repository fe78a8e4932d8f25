import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: ['src/index.ts'],
  platform: 'neutral',
  fixedExtension: true,
  dts: true,
  ...bundling,
});
