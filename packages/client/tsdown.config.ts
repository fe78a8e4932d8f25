import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: { index: 'src/index.ts', react: 'src/react/index.ts' },
  platform: 'neutral',
  fixedExtension: true,
  ...bundling,
});
