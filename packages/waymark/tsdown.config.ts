import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    cli: 'src/cli/main.ts',
    'bundle-renderer': 'src/build/renderer/bundle-renderer.ts',
    'preview-client': 'src/client/preview/follow-changes.ts',
    'content-worker': 'src/routes/text/content-worker.ts',
  },
  platform: 'node',
  ...bundling,
  deps: { ...bundling.deps, neverBundle: [/^virtual:/] },
});
