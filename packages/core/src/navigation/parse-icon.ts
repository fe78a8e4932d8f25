import { isRecord, quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import type { Icon } from '../page/icon.ts';
import type { BuildContext } from './build-context.ts';

const libraries = ['fontawesome', 'lucide', 'tabler'] as const;

/**
 * Reads an `icon`: a name, path, URL or SVG as a string, or `{ name, style?, library? }`.
 *
 * @param iconType value of an `iconType` beside it, which stands for the object's `style`
 */
export function parseIcon(
  icon: unknown,
  iconType: unknown,
  path: ConfigPath,
  context: BuildContext,
): Icon | undefined {
  if (icon === undefined || icon === '') return undefined;
  if (typeof icon === 'string')
    return withStyle(iconName(icon, path, context), iconType, path, context);
  if (isRecord(icon) && typeof icon['name'] === 'string') {
    const { name, style, library } = icon;
    return {
      name: iconName(name, path, context),
      ...(typeof style === 'string' ? { style } : {}),
      ...iconLibrary(library, path, context),
    };
  }
  context.report(
    'navigation-value-invalid',
    path,
    `The icon is ${quote(icon)}, which is neither a name nor an object with a \`name\`.`,
    'Write an icon name, such as "rocket".',
  );
  return undefined;
}

function iconName(written: string, path: ConfigPath, context: BuildContext): string {
  if (!written.startsWith('fa-')) return written;
  const name = written.slice('fa-'.length);
  context.report(
    'navigation-value-repaired',
    path,
    `The icon ${quote(written)} has the prefix of a Font Awesome class.`,
    `Write "${name}".`,
  );
  return name;
}

function withStyle(name: string, iconType: unknown, path: ConfigPath, context: BuildContext): Icon {
  if (iconType === undefined) return { name };
  if (typeof iconType !== 'string') {
    context.report(
      'navigation-value-invalid',
      path,
      `The \`iconType\` is ${quote(iconType)}, but it must be a string.`,
    );
    return { name };
  }
  context.report(
    'navigation-value-repaired',
    path,
    `The icon ${quote(name)} has its style in \`iconType\`, which other tools ignore here.`,
    `Write the icon as { "name": ${quote(name)}, "style": ${quote(iconType)} }.`,
  );
  return { name, style: iconType };
}

function iconLibrary(
  written: unknown,
  path: ConfigPath,
  context: BuildContext,
): Pick<Icon, 'library'> {
  if (written === undefined) return {};
  const library = libraries.find((known) => known === written);
  if (library) return { library };
  context.report(
    'navigation-value-invalid',
    path,
    `The icon library ${quote(written)} is not known.`,
    `Use one of ${libraries.map(quote).join(', ')}.`,
  );
  return {};
}
