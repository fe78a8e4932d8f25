import type { ProjectSettings } from '../../project/project.ts';

/**
 * Begins the names of what is kept of a site: a docs folder has one for each audience, and none is
 * to take the place of another. Empty for the site that is for everyone.
 */
export function keptSite({ audience }: Pick<ProjectSettings, 'audience'>): string {
  return typeof audience === 'object' ? `${JSON.stringify(audience.groups)} ` : '';
}
