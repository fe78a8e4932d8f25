import { defineConfig } from 'tsdown';
import { bundledLicenses } from '../../tsdown.licenses.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cli: 'src/cli/main.ts',
    'bundle-renderer': 'src/build/renderer/bundle-renderer.ts',
    'preview-client': 'src/client/preview/follow-changes.ts',
    'content-worker': 'src/routes/text/content-worker.ts',
  },
  platform: 'node',
  dts: true,
  // What only this package needs comes with it.
  deps: { neverBundle: [/^virtual:/], onlyBundle: false },
  plugins: [bundledLicenses()],
});
