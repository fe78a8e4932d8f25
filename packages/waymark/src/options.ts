import { hostNames } from '@waymark/content/text';
import { diagnosticCodes, nearest, type Rules } from '@waymark/core';
import type { EndpointOrder } from '@waymark/openapi';
import { z } from 'zod';
import { assistantSchema } from './project/options/assistant-options.ts';
import { searchServiceSchema } from './project/options/search-service.ts';

/** The first is the default. */
export const endpointOrders = ['paths', 'tags'] as const satisfies readonly EndpointOrder[];

const ruleLevel = z.enum(['error', 'warning', 'off']);

/** Codes set by name over a preset; a name that is no code would silently do nothing. */
const ruleTable = z
  .looseObject({
    /** What codes have that are not named. */
    preset: z.enum(['strict', 'lenient']).optional(),
  })
  .superRefine((rules, context) => {
    for (const [name, level] of Object.entries(rules)) {
      if (name === 'preset') continue;
      if (!(name in diagnosticCodes)) {
        const meant = nearest(name, Object.keys(diagnosticCodes));
        const hint = meant === undefined ? '' : ` Did you mean "${meant}"?`;
        context.addIssue({
          code: 'custom',
          path: [name],
          message: `There is no code of this name.${hint}`,
        });
      } else if (!ruleLevel.safeParse(level).success) {
        const message = 'A level is "error", "warning" or "off".';
        context.addIssue({ code: 'custom', path: [name], message });
      }
    }
  });

/** What `rules` may be: a preset, or codes set by name over one. */
export const rulesSchema = z.union([z.enum(['strict', 'lenient']), ruleTable], {
  error: ({ input }) =>
    `It is ${JSON.stringify(input)}, but may be "strict", "lenient" or a table of codes, such as { preset: 'lenient', 'page-syntax': 'error' }.`,
});

/** The options of the integration. All but `docs` have defaults that suit most sites. */
export const optionsSchema = z.strictObject({
  /** Folder that holds docs.json, relative to the project's root. */
  docs: z.string().default('./docs'),
  /**
   * Path of the project that the docs are mounted under, such as `/docs`: all their URLs and links
   * lie below it. By default they begin at the root.
   */
  path: z
    .string()
    .regex(/^[\w./-]*$/, 'A path is "/docs" or "/docs/api": letters, digits, ".", "-" and "_".')
    .transform((written) => written.split('/').filter((name) => name !== ''))
    .refine((names) => !names.some((name) => /^\.+$/.test(name)), 'A path has no ".." in it.')
    .transform((names) => names.map((name) => `/${name}`).join(''))
    .default(''),
  /**
   * How strictly the format's rules are enforced: `strict`, `lenient` (what real repositories
   * need becomes a warning), or single codes set by name: `{ preset: 'lenient', 'page-syntax': 'error' }`.
   */
  rules: rulesSchema.default('strict'),
  /**
   * Order of the groups of generated endpoint pages: as `paths` of the API description meets their
   * tags, or as its `tags` (or `x-tagGroups`) lists them.
   */
  endpointOrder: z.enum(endpointOrders).default('paths'),
  /**
   * An element of the navigation with `openapi` of its own that lists pages, but none of an endpoint, has
   * all endpoints after them. By default it has under the rules `lenient` alone: listed pages are all that there
   * are, but many repositories count on the endpoints.
   */
  endpointsBesideProse: z.boolean().optional(),
  /**
   * Who writes the docs: `untrusted` for repositories that take changes from strangers. Nothing of
   * them then runs, while a site is built or in a browser (docs/format/pages.md#untrusted).
   */
  mdx: z.enum(['trusted', 'untrusted']).default('trusted'),
  /** `code: true` lets MDX in API descriptions (`x-mint.content`) run code, as that of pages does. */
  openapi: z
    .strictObject({
      /** Whether that MDX runs code; by default it is Markdown with content components. */
      code: z.boolean().default(false),
    })
    .prefault({}),
  /**
   * Own components by name, as paths from the project's root: `{ Sidebar: './src/Sidebar.astro' }`
   * replaces a part of the theme or a content component, a new name becomes usable in pages.
   */
  components: z.record(z.string(), z.string()).default({}),
  /**
   * Host to write rules for, for redirects and `Accept: text/markdown`. By default the one whose
   * machine builds, unless the project has an adapter; `none` for no rules.
   */
  host: z.enum([...hostNames, 'none']).optional(),
  /** Folder that is deployed from, relative to the project's root: there a host looks for rules. */
  deployFolder: z.string().default('.'),
  /**
   * Draws a picture for the links to each page that names none, if `@napi-rs/canvas` is installed
   * and the address of the site is known. It takes some 15 ms a page, once for each text.
   */
  pictures: z.boolean().default(true),
  /**
   * Makes smaller sizes of the pictures of pages, as WebP files among which browsers choose, if `sharp`
   * is installed. It takes some 0.3 s for each, once; a preview has none.
   */
  images: z.boolean().default(false),
  /**
   * Ends each page that names no `related` pages with those of its language and version that are
   * most like it. Without it no page is compared.
   */
  relatedPages: z.boolean().default(false),
  /**
   * Asks GitHub at build time, once a day, how many stars the repositories have that `GitHub.Repo` and
   * links of the header name, and shows it. By default nobody is asked. `GITHUB_TOKEN` in the environment
   * lets it ask more than 60 times an hour.
   */
  githubStars: z.boolean().default(false),
  /** Adds a page with all that the navigation shows, for printing, at `/print`. */
  printPage: z.boolean().default(false),
  /**
   * Adds a PDF of that page and of each page, which `download-pdf` of the page menu then leads to. They
   * are printed by a Chromium of the machine: that of `CHROME_PATH`, or one in a usual place.
   */
  pdf: z.boolean().default(false),
  /** The assistant that answers questions about the site; none by default. */
  assistant: assistantSchema,
  /** Adds a script with which other sites show the assistant: `/_waymark/assistant.js`. */
  embed: z.boolean().default(false),
  /**
   * Module that exports who may sign in by default (`AuthSettings`), as a path from the project's root.
   * With an adapter, readers then get the pages that are for them, and all of the docs is answered by
   * the server; the sites for readers have the theme as it is.
   */
  auth: z.string().optional(),
  /**
   * Pages of the docs have a content security policy, unless the project has one for all of its pages
   * (`security.csp` of Astro).
   */
  csp: z.boolean().default(true),
  /** Who searches the site in place of its own index; `waymark search push` gives it the pages. */
  search: searchServiceSchema.optional(),
});

/** Options as a user writes them. */
export type WaymarkOptions = z.input<typeof optionsSchema>;

/** Options that were checked, with every default filled in. */
export type ResolvedOptions = Omit<z.output<typeof optionsSchema>, 'rules'> & {
  readonly rules: Rules;
};

/**
 * Options with defaults filled in.
 *
 * @throws an error that lists every wrong option
 */
export function resolveOptions(options: WaymarkOptions): ResolvedOptions {
  const result = optionsSchema.safeParse(options);
  if (!result.success) {
    const message = `waymark() was given options that it cannot use:\n${z.prettifyError(result.error)}`;
    // Where it was thrown helps nobody.
    throw Object.assign(new Error(message), { stack: '' });
  }
  // The schema has checked names and levels, which its type does not tell.
  return result.data as ResolvedOptions;
}
