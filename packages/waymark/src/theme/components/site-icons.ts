import { type Icon, messages, type NavNode, remember } from '@waymark/core';
import { createIconSprite } from '../../project/icons/icon-sprite.ts';
import type { Project } from '../../project/project.ts';
import { pageActions } from '../page-actions/page-actions.ts';
import { glyphs } from './glyphs.ts';
import { socialLinks } from './social-links.ts';

/** The icons around the articles of a site. One that is not among them stands on its page. */
export const siteIcons = remember((project: Project) =>
  createIconSprite(iconsAround(project).map((icon) => project.icons(icon))),
);

function iconsAround({ config, site }: Project): Icon[] {
  const configs = [config, ...config.languages.values()];
  const links = configs.flatMap(({ navbar }) => navbar?.links ?? []);
  return [
    ...glyphs.map((name): Icon => ({ name, library: 'lucide' })),
    ...['github', 'discord'].map(brandIcon),
    ...configs.flatMap(({ footer }) => socialLinks(footer?.socials ?? {})).map(({ icon }) => icon),
    ...links.flatMap(({ icon }) => icon ?? []),
    ...actionIcons(config.contextual?.options ?? []),
    ...nodeIcons(site.root),
    ...[...site.pages.values()].flatMap(({ frontmatter: { icon, iconType } }) =>
      typeof icon === 'string' && icon !== ''
        ? { name: icon, ...(typeof iconType === 'string' && { style: iconType }) }
        : [],
    ),
  ];
}

/** The sign of a service that a link of the header names. */
export function brandIcon(name: string): Icon {
  return { name, library: 'fontawesome', style: 'brands' };
}

function nodeIcons({ icon, children, global = [] }: NavNode): Icon[] {
  return [...(icon ? [icon] : []), ...[...children, ...global].flatMap(nodeIcons)];
}

function actionIcons(options: Parameters<typeof pageActions>[0]['options']): Icon[] {
  const nothing = { siteName: '', path: '', twin: { href: '', address: '' }, mcp: '' };
  return pageActions({ ...nothing, options, text: messages('en'), description: '/' }).flatMap(
    ({ icon }) => (typeof icon === 'string' ? { name: icon } : (icon ?? [])),
  );
}
