import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    messages: 'src/messages/messages.ts',
    page: 'src/page.ts',
    urls: 'src/urls.ts',
  },
  platform: 'neutral',
  fixedExtension: true,
  ...bundling,
});
