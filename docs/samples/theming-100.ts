import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  integrations: [
    waymark({
      components: {
        Footer: './src/Footer.astro',
        Card: './src/Card.astro',
        Price: './src/Price.astro',
      },
    }),
  ],
});
