import type { Rules } from '@waymark/core';
import { z } from 'zod';

const ruleLevel = z.enum(['error', 'warning', 'off']);

/** The options of the integration. All but `docs` have defaults that suit most sites. */
export const optionsSchema = z.strictObject({
  /** Folder that holds docs.json, relative to the project's root. */
  docs: z.string().default('./docs'),
  /**
   * How strictly the format's rules are enforced: `strict`, `lenient` (what real repositories
   * need becomes a warning), or single codes set by name: `{ preset: 'lenient', 'page-syntax': 'error' }`.
   */
  rules: z
    .union([
      z.enum(['strict', 'lenient']),
      z.record(z.string(), z.union([ruleLevel, z.enum(['strict', 'lenient'])])),
    ])
    .default('strict'),
  /**
   * Own components by name, as paths from the project's root: `{ Sidebar: './src/Sidebar.astro' }`
   * replaces a part of the theme or a content component, a new name becomes usable in pages.
   */
  components: z.record(z.string(), z.string()).default({}),
});

/** Options as a user writes them. */
export type WaymarkOptions = z.input<typeof optionsSchema>;

export interface ResolvedOptions {
  readonly docs: string;
  readonly rules: Rules;
  readonly components: Readonly<Record<string, string>>;
}

/**
 * Options with defaults filled in.
 *
 * @throws an error that lists every wrong option
 */
export function resolveOptions(options: WaymarkOptions): ResolvedOptions {
  const result = optionsSchema.safeParse(options);
  if (!result.success) {
    throw new Error(
      `waymark() was given options it does not know:\n${z.prettifyError(result.error)}`,
    );
  }
  // Codes are checked where they are applied; the schema only knows that they are strings.
  return result.data as ResolvedOptions;
}
