import { existsSync } from 'node:fs';
import path from 'node:path';
import { preview as startPreview } from 'astro';
import { CommandFailure } from './failure.ts';
import { type ServerSettings, serverOptions } from './server-options.ts';
import { type SiteSettings, siteConfig } from './site-config.ts';

/** `waymark preview`: serves the output folder until it is interrupted. */
export async function preview(dir: string, settings: SiteSettings & ServerSettings): Promise<void> {
  const out = path.resolve(settings.out ?? 'dist');
  if (!existsSync(out)) {
    throw new CommandFailure(`There is no site at ${out}. \`waymark build ${dir}\` makes one.`);
  }
  await startPreview({ ...siteConfig(dir, settings), server: serverOptions(settings) });
}
