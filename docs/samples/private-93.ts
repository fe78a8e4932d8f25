import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  site: 'https://docs.acme.example',
  security: { allowedDomains: [{ hostname: 'docs.acme.example' }] },
  integrations: [waymark({ docs: './docs', auth: './auth.mjs' })],
});
