import { defineConfig } from 'astro/config';
import waymark from 'waymark';

// The preview site of this repository: `npm start`.
export default defineConfig({
  integrations: [waymark({ docs: './examples/atlas' })],
  srcDir: './examples/atlas/src',
  devToolbar: { enabled: false },
});
