import { z } from 'zod';
import { api } from './api.ts';
import { appearance, background } from './appearance.ts';
import { auth } from './auth.ts';
import { banner } from './banner.ts';
import { colors } from './colors.ts';
import { contextual } from './contextual.ts';
import { errors } from './errors.ts';
import { feedback } from './feedback.ts';
import { fonts } from './fonts.ts';
import { footer } from './footer.ts';
import { integrations } from './integrations.ts';
import { favicon, logo } from './logo.ts';
import { navbar } from './navbar.ts';
import { section } from './section.ts';
import { seo } from './seo.ts';
import {
  icons,
  interaction,
  markdown,
  metadata,
  search,
  thumbnails,
  variables,
  variations,
} from './site.ts';
import { styling } from './styling.ts';
import { requiredText } from './text.ts';
import { theme } from './theme.ts';
import { translations } from './translations.ts';

/** All of docs.json. `navigation` and `redirects` have checks of their own. */
export const docsConfigSchema = section({
  /** For editors; says whose format the file follows. */
  $schema: z.string().optional(),
  theme,
  /** Name of the site; required. */
  name: requiredText,
  /** What the site is about, for search engines. */
  description: z.string().trim().optional(),
  /** For sites with a login only. */
  public: z.boolean().default(false),
  colors,
  logo: logo.optional(),
  favicon: favicon.optional(),
  appearance,
  background,
  fonts,
  icons,
  styling,
  thumbnails: thumbnails.optional(),
  navbar,
  navigation: z.unknown().optional(),
  footer,
  banner: banner.optional(),
  search,
  seo,
  metadata,
  feedback,
  translations,
  redirects: z.unknown().optional(),
  errors,
  contextual: contextual.optional(),
  interaction,
  variables,
  markdown,
  api,
  auth: auth.optional(),
  integrations,
  variations: variations.optional(),
});

/** The configuration after the schema, before what other properties decide is filled in. */
export type CheckedConfig = z.output<typeof docsConfigSchema>;
