import { calloutIcons } from './callout-icons.ts';
import { type AuthoredIcon, iconHtml } from './icon-html.ts';

/** The icon of its author if it is an element or is found, else that of the type of callout. */
export function typedIcon(
  find: Parameters<typeof iconHtml>[0],
  authored: AuthoredIcon,
  type: string,
): AuthoredIcon {
  const { icon, iconType, iconLibrary } = authored;
  const isThere = typeof icon === 'string' ? iconHtml(find, authored) !== '' : Boolean(icon);
  const typeIcon = calloutIcons[type];
  if (isThere || typeIcon === undefined) return { icon, iconType, iconLibrary };
  return { icon: typeIcon, iconType, iconLibrary: 'lucide' };
}
