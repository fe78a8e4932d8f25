import path from 'node:path';
import { build as buildSite } from 'astro';
import { reportedError } from '../integration/report.ts';
import { CommandFailure } from './failure.ts';
import { type SiteSettings, siteConfig } from './site-config.ts';

/** `waymark build`: a static site; ends with 1 when an error stands. */
export async function build(dir: string, settings: SiteSettings): Promise<void> {
  const config = siteConfig(dir, settings);
  try {
    await buildSite({ ...config, logLevel: 'warn' });
  } catch (error) {
    if (isReported(error)) throw new CommandFailure('');
    throw error;
  }
  const out = path.relative(process.cwd(), path.resolve(settings.out ?? 'dist')) || '.';
  console.log(`The site is in ${out}. \`waymark preview ${dir} --out ${out}\` serves it.`);
}

/** Errors of the integration stand in the log already. */
function isReported(error: unknown): boolean {
  return error instanceof Error && error.name === reportedError;
}
