import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    channel: 'src/channel.ts',
    request: 'src/request.ts',
    samples: 'src/samples.ts',
    proxy: 'src/proxy.ts',
  },
  platform: 'node',
  ...bundling,
});
