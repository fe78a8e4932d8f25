import { isRecord, quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import type { ModeColor } from '../page/icon.ts';
import { colorProblem, hexOf } from '../theme/hex-color.ts';
import type { BuildContext } from './build-context.ts';

/**
 * A colour of a navigation element for both modes, or one for each mode (docs.json format,
 * "colors"). One that is written in another usual way is understood; any other text could be more
 * than a colour where it becomes a style, and is left out. Both are reported.
 */
export function parseColor(
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
): ModeColor | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'string') {
    const color = readColor(value, path, context);
    if (color === undefined) return undefined;
    if (color === value.trim()) {
      context.report(
        'navigation-value-repaired',
        path,
        `The colour ${quote(value)} is used in light and in dark mode.`,
        `Write { "light": ${quote(color)}, "dark": ${quote(color)} }.`,
      );
    }
    return { light: color, dark: color };
  }
  if (isRecord(value)) {
    const [light, dark] = (['light', 'dark'] as const).map((mode) =>
      readColor(value[mode] ?? undefined, [...path, mode], context),
    );
    return { ...(light ? { light } : {}), ...(dark ? { dark } : {}) };
  }
  context.report(
    'navigation-value-invalid',
    path,
    `\`color\` is ${quote(value)}, but it must be an object with \`light\` and \`dark\`.`,
  );
  return undefined;
}

function readColor(value: unknown, path: ConfigPath, context: BuildContext): string | undefined {
  if (value === undefined) return undefined;
  const written = typeof value === 'string' ? value.trim() : '';
  const color = hexOf(written);
  if (color === written) return color;
  if (color === undefined) {
    const { hint, message } = colorProblem(typeof value === 'string' ? written : quote(value));
    context.report('navigation-value-invalid', path, message, hint);
    return undefined;
  }
  const message = `The colour ${quote(value)} is read as ${quote(color)}.`;
  context.report('navigation-value-repaired', path, message, `Write ${quote(color)}.`);
  return color;
}
