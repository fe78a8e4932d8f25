import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  integrations: [waymark({ docs: './docs', assistant: { domain: 'my-docs', trustedProxies: 1 } })],
});
