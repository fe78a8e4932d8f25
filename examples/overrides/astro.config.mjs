import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  site: 'https://kettle.example',
  integrations: [
    waymark({
      docs: './docs',
      path: '/docs',
      components: {
        // In the place of parts of the theme.
        Footer: './src/components/Footer.astro',
        Card: './src/components/Card.astro',
        // One more for pages of the docs.
        Price: './src/components/Price.astro',
      },
    }),
  ],
});
