import { fileURLToPath } from 'node:url';
import mdx from '@astrojs/mdx';
import type { AstroConfig, AstroIntegration } from 'astro';
import { reactIntegration } from '../../project/installed/react.ts';
import type { Project } from '../../project/project.ts';

/** Integrations that pages need and the project has not added itself. */
export async function missingIntegrations(
  { islands, settings }: Project,
  config: AstroConfig,
): Promise<AstroIntegration[]> {
  const lacks = (name: string) => config.integrations.every((own) => own.name !== name);
  // A component may get its first state while it is previewed.
  const mayNeedReact = settings.mode === 'preview' || islands.all.size > 0;
  const needsReact = settings.react && mayNeedReact && lacks('@astrojs/react');
  return [
    ...(lacks('@astrojs/mdx') ? [mdx()] : []),
    ...(needsReact ? [await reactIntegration(fileURLToPath(config.root))] : []),
  ];
}
