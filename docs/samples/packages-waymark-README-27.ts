// astro.config.mjs
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  integrations: [waymark({ docs: './docs' })],
});
