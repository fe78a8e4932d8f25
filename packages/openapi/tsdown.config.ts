import { defineConfig } from 'tsdown';
import { bundledLicenses } from '../../tsdown.licenses.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    channel: 'src/channel.ts',
    request: 'src/request.ts',
    proxy: 'src/proxy.ts',
  },
  platform: 'node',
  dts: true,
  // What only this package needs comes with it.
  deps: { onlyBundle: false },
  plugins: [bundledLicenses()],
});
