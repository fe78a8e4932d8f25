import { z } from 'zod';
import { nearest } from '../../diagnostic/nearest.ts';
import type { Icon } from '../../page/icon.ts';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';

/** Icon libraries that a name may come from. */
export const iconLibraries = ['fontawesome', 'lucide', 'tabler'] as const;

/** Styles of Font Awesome icons. */
export const iconStyles = [
  'brands',
  'duotone',
  'light',
  'regular',
  'sharp-duotone-solid',
  'sharp-light',
  'sharp-regular',
  'sharp-solid',
  'sharp-thin',
  'solid',
  'thin',
];

const iconName = z.string().trim().check(problems(nameProblem)).meta({ pattern: '^(?!fa-)' });

/**
 * An icon: a name, the path or address of a picture, inline SVG, or an object that also names
 * style and library. The empty text means no icon.
 */
export const icon = z
  .union([
    iconName.transform((name): Icon => ({ name })),
    section({
      name: iconName,
      style: z.string().check(problems(styleProblem)).meta({ enum: iconStyles }).optional(),
      library: z.enum(iconLibraries).optional(),
    }),
  ])
  .transform((value): Icon | undefined => (value.name === '' ? undefined : value));

function nameProblem(name: string): Problem | undefined {
  if (!name.startsWith('fa-')) return undefined;
  const repaired = name.replace(/^(?:fa-)+/, '');
  return {
    code: 'config-icon',
    message: `The icon "${name}" is written with the prefix "fa-".`,
    hint: `Write "${repaired}".`,
    replacement: { value: repaired },
  };
}

function styleProblem(style: string): Problem | undefined {
  if (iconStyles.includes(style)) return undefined;
  const meant = nearest(style.replace(/^fa-/, ''), iconStyles);
  return {
    code: 'config-icon',
    message: `"${style}" is not a style of icons.`,
    hint: meant === undefined ? `Use one of ${iconStyles.join(', ')}.` : `Did you mean "${meant}"?`,
    ...(meant === undefined ? {} : { replacement: { value: meant } }),
  };
}
