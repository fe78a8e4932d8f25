import { z } from 'zod';
import { type Problem, problems } from './problem.ts';
import { section } from './section.ts';
import { requiredText } from './text.ts';

/** A typeface by name, or from a file. */
export interface Font {
  readonly family: string;
  readonly weight?: number | undefined;
  /** Path in the docs folder without leading slash, or an http(s) address. */
  readonly source?: string | undefined;
  readonly format?: FontFormat | undefined;
}

type FontFormat = 'woff' | 'woff2';

const fontSource = requiredText.check(problems(sourceProblem));

const fontFields = {
  /** Name of the family; names known to Google Fonts need no file. */
  family: requiredText.optional(),
  /** Weight, such as 400. */
  weight: z.number().optional(),
  /** Font file: path or address. */
  source: fontSource.optional(),
  /** Format of the file; required with `source`. */
  format: z.string().optional(),
};

const slot = section(fontFields)
  .check(problems((font) => familyProblem(font) ?? formatProblem(font)))
  .transform(toFont);

/**
 * `fonts`: one typeface for everything, or one each for headings and text. Both forms may stand
 * together: `heading` and `body` then override the common one.
 */
export const fonts = section({ ...fontFields, heading: slot.optional(), body: slot.optional() })
  .check(problems((font) => formatProblem(font)))
  .transform(({ heading, body, ...common }) => {
    const shared = common.family === undefined ? undefined : toFont(common);
    return { heading: heading ?? shared, body: body ?? shared };
  })
  .prefault({});

type WrittenFont = z.output<z.ZodObject<typeof fontFields>>;

function toFont({ family = '', weight, source, format }: WrittenFont): Font {
  return {
    family,
    weight,
    source: source?.replace(/^\.?\/+/, ''),
    format: isFontFormat(format) ? format : undefined,
  };
}

function familyProblem({ family }: WrittenFont): Problem | undefined {
  if (family !== undefined) return undefined;
  const hint = 'Add "family".';
  const message = 'A font has no "family".';
  return { code: 'config-required', path: ['family'], message, hint };
}

function isFontFormat(format: string | undefined): format is FontFormat {
  return format === 'woff' || format === 'woff2';
}

/** A file needs one of two formats; a file of another one cannot be used at all. */
function formatProblem({ source, format }: WrittenFont): Problem | undefined {
  if (source === undefined || isFontFormat(format)) return undefined;
  const ending = /\.(\w+)(?:[?#].*)?$/.exec(source)?.[1]?.toLowerCase();
  const repair = isFontFormat(ending) ? { replacement: { value: ending } } : {};
  const path = isFontFormat(ending) ? ['format'] : ['source'];
  if (format === undefined) {
    const message = `The font file "${source}" is given without "format".`;
    const hint = `Add "format": "${isFontFormat(ending) ? ending : 'woff2'}" beside "source".`;
    return { code: 'config-font-format', path, message, hint, ...repair };
  }
  const message = `Fonts of the format "${format}" cannot be used, only woff and woff2.`;
  const hint = repair.replacement ? `Write "${ending}".` : 'Convert the file to woff2.';
  return { code: 'config-value', path, message, hint, ...repair };
}

function sourceProblem(source: string): Problem | undefined {
  if (!/^[a-z][a-z0-9+.-]*:/i.test(source) || /^https?:\/\//i.test(source)) return undefined;
  return {
    code: 'config-value',
    message: `"${source}" is not an address from which a font can be loaded.`,
    hint: 'Use a path of the docs folder or an https address.',
  };
}
