import type { DocsConfig, Icon } from '@waymark/core';

/** A link of the footer to a place in the net. */
export interface SocialLink {
  readonly label: string;
  readonly url: string;
  readonly icon: Icon;
}

interface Social {
  readonly label: string;
  readonly icon: string;
  readonly style?: 'solid';
}

const known: Readonly<Record<string, Social>> = {
  x: { label: 'X', icon: 'x-twitter' },
  'x-twitter': { label: 'X', icon: 'x-twitter' },
  twitter: { label: 'Twitter', icon: 'twitter' },
  facebook: { label: 'Facebook', icon: 'facebook' },
  youtube: { label: 'YouTube', icon: 'youtube' },
  discord: { label: 'Discord', icon: 'discord' },
  slack: { label: 'Slack', icon: 'slack' },
  github: { label: 'GitHub', icon: 'github' },
  linkedin: { label: 'LinkedIn', icon: 'linkedin' },
  instagram: { label: 'Instagram', icon: 'instagram' },
  'hacker-news': { label: 'Hacker News', icon: 'hacker-news' },
  medium: { label: 'Medium', icon: 'medium' },
  telegram: { label: 'Telegram', icon: 'telegram' },
  bluesky: { label: 'Bluesky', icon: 'bluesky' },
  threads: { label: 'Threads', icon: 'threads' },
  reddit: { label: 'Reddit', icon: 'reddit' },
  website: { label: 'Website', icon: 'globe', style: 'solid' },
  'earth-americas': { label: 'Website', icon: 'earth-americas', style: 'solid' },
  podcast: { label: 'Podcast', icon: 'podcast', style: 'solid' },
};

/** The social links of a footer with label and icon, in the order of docs.json. */
export function socialLinks(socials: DocsConfig['footer']['socials']): SocialLink[] {
  return Object.entries(socials).flatMap(([name, url]) => {
    const social = known[name];
    if (!social) return [];
    const { label, icon, style = 'brands' } = social;
    return [{ label, url, icon: { name: icon, library: 'fontawesome', style } }];
  });
}
