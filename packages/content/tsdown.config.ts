import { defineConfig } from 'tsdown';
import { bundling } from '../../tsdown.bundling.ts';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    text: 'src/text.ts',
    'pool/worker': 'src/pool/worker.ts',
    'translate-grammars': 'src/highlight/translate-grammars.ts',
  },
  platform: 'node',
  ...bundling,
  deps: {
    ...bundling.deps,
    // Loaded as one file in each thread; its grammars and themes one by one, as they are needed.
    alwaysBundle: [
      ...bundling.deps.alwaysBundle,
      /^shiki/,
      /^@shikijs\/(?!langs|themes)/,
      /^hast-util/,
    ],
    neverBundle: [/^@shikijs\/(langs|themes)/],
  },
});
