import {
  type Frontmatter,
  isLinkAddress,
  lacksScheme,
  type PageMode,
  pageDate,
  relatedEntry,
  showsWholeAddress,
} from '@waymark/core/page';
import type { YamlEntry } from './yaml-entry.ts';

/** What the format says about the value of a known key. */
export type FieldKind =
  | 'text'
  | 'link'
  | 'flag'
  | 'number'
  | 'list'
  | 'date'
  | 'mode'
  | 'operation'
  | 'contextual'
  | 'related'
  | 'any';

/** A value as the page will see it (`undefined`: left out), and what was wrong with it. */
export interface CheckedField {
  readonly value: unknown;
  readonly problem?: { readonly message: string; readonly hint: string; readonly operation?: true };
}

/** The keys that the format knows; `authors`, `groups` and `contextual` are read where they count. */
export const frontmatterKinds: ReadonlyMap<string, FieldKind> = new Map([
  ...group(
    'text',
    'originalHash title sidebarTitle description icon iconType tag canonical robots api',
  ),
  ...group('text', 'authMethod contentType auth version playground'),
  ...group('text', 'openapi-schema asyncapi graphql sdk'),
  ...group('link', 'url'),
  ...group('date', 'lastUpdatedDate createdDate'),
  ...group('flag', 'hidden noindex searchable deprecated hideFooterPagination timestamp'),
  ...group('flag', 'hideApiMarker public isPublic rss'),
  ...group('number', 'boost'),
  ...group('list', 'keywords'),
  ...group('mode', 'mode'),
  ...group('operation', 'openapi'),
  ...group('contextual', 'contextual'),
  ...group('related', 'related'),
  ...group('any', 'authors groups'),
]);

/** Layouts of a page. */
export const modes: ReadonlySet<string> = new Set<PageMode>([
  'default',
  'wide',
  'custom',
  'frame',
  'center',
]);

const flagWords = new Map([
  ['true', true],
  ['yes', true],
  ['on', true],
  ['false', false],
  ['no', false],
  ['off', false],
]);

/**
 * The value of one frontmatter key, brought to the type the format gives it
 * (docs/format/docs-json.md#frontmatter). Numbers and booleans where text belongs are taken as they
 * were written. Unknown keys keep any value.
 */
export function checkField(entry: YamlEntry): CheckedField {
  const kind =
    frontmatterKinds.get(entry.key) ?? (/^(?:og|twitter):/.test(entry.key) ? 'text' : undefined);
  if (kind === undefined || kind === 'any') return { value: entry.value };
  if (entry.value === null) return { value: undefined };
  switch (kind) {
    case 'contextual':
      return { value: entry.value };
    case 'text':
      return textField(entry);
    case 'link':
      return linkField(entry);
    case 'flag':
      return flagField(entry);
    case 'number':
      return numberField(entry);
    case 'list':
      return listField(entry);
    case 'date':
      return dateField(entry);
    case 'mode':
      return modeField(entry);
    case 'operation':
      return operationField(entry);
    case 'related':
      return relatedField(entry);
  }
}

function textField(entry: YamlEntry): CheckedField {
  const { value } = entry;
  if (typeof value === 'string') return { value };
  if (typeof value === 'object') {
    return rejected(
      entry,
      'text',
      `Write \`${entry.key}\` as one text, in quotes if it holds a bracket or a brace.`,
    );
  }
  return { value: entry.source ?? String(value) };
}

/** Where the entry of a page leads in its place, or the setting that is no address. */
function linkField(entry: YamlEntry): CheckedField {
  const field = textField(entry);
  if (field.problem || typeof field.value !== 'string') return field;
  const url = field.value.trim();
  if (isLinkAddress(url) || showsWholeAddress({ url })) return field;
  return {
    ...field,
    problem: {
      message: `\`${entry.key}\` is ${quote(entry.value)}, which is no link that works everywhere, so the page is shown.`,
      hint: lacksScheme(url)
        ? `Write \`${entry.key}: https://${url}\`.`
        : `Write a full address such as \`${entry.key}: https://example.com\`, or a path of the site such as \`/guides/start\`.`,
    },
  };
}

function flagField(entry: YamlEntry): CheckedField {
  const { key, value } = entry;
  if (typeof value === 'boolean') return { value };
  const flag = typeof value === 'string' ? flagWords.get(value.toLowerCase()) : undefined;
  const hint = `Write \`${key}: ${flag ?? true}\`.`;
  // Whatever was meant, a page is not to become public by a mistake.
  const isAccess = key === 'public' || key === 'isPublic';
  const read = flag ?? (isAccess ? false : undefined);
  if (read === undefined) return rejected(entry, 'true or false', hint);
  return {
    value: read,
    problem: {
      message: `\`${key}\` is ${quote(value)}, a text where true or false belongs. It is read as ${read}.`,
      hint,
    },
  };
}

function numberField(entry: YamlEntry): CheckedField {
  const { key, value } = entry;
  if (typeof value === 'number' && Number.isFinite(value)) return { value };
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  if (!Number.isFinite(number))
    return rejected(entry, 'a number', `Write a number, such as \`${key}: 2\`.`);
  return {
    value: number,
    problem: {
      message: `\`${key}\` is ${quote(value)}, a text where a number belongs. It is read as ${number}.`,
      hint: 'Remove the quotes.',
    },
  };
}

function listField(entry: YamlEntry): CheckedField {
  const { key, value } = entry;
  const hint = `Write a list: \`${key}: ["first", "second"]\`.`;
  if (typeof value === 'string') {
    const items = value.split(',').map((item) => item.trim());
    return {
      value: items.filter((item) => item !== ''),
      problem: {
        message: `\`${key}\` is one text where a list belongs. It is split at its commas.`,
        hint,
      },
    };
  }
  if (!Array.isArray(value)) return rejected(entry, 'a list', hint);
  const scalars = value.filter((item) => item !== null && typeof item !== 'object');
  const problem = {
    message: `\`${key}\` holds an entry that is not text. The entry is left out.`,
    hint,
  };
  return { value: scalars.map(String), ...(scalars.length < value.length ? { problem } : {}) };
}

function dateField(entry: YamlEntry): CheckedField {
  const { value, problem } = textField(entry);
  if (problem || pageDate(value) !== undefined) return { value, ...(problem ? { problem } : {}) };
  const message = `\`${entry.key}\` is ${quote(value)}, which names no day. It counts as absent.`;
  return { value, problem: { message, hint: `Write \`${entry.key}: "2026-08-13"\`.` } };
}

function relatedField(entry: YamlEntry): CheckedField {
  const { value } = entry;
  const hint = 'Write a list of paths, or of titles with paths: `- Sign in: /guides/sign-in`.';
  if (value === false) return { value };
  if (!Array.isArray(value)) return rejected(entry, 'a list or false', hint);
  const entries = value.filter((item) => relatedEntry(item) !== undefined);
  const message =
    '`related` holds an entry that is neither a link nor one under a title. The entry is left out.';
  return {
    value: entries,
    ...(entries.length < value.length ? { problem: { message, hint } } : {}),
  };
}

function modeField(entry: YamlEntry): CheckedField {
  if (typeof entry.value === 'string' && modes.has(entry.value)) return { value: entry.value };
  const hint = `Use one of ${[...modes].join(', ')}.`;
  const message = `\`mode\` is ${quote(entry.value)}, which is not a page mode. The page is shown in the default mode.`;
  return { value: undefined, problem: { message, hint } };
}

function operationField(entry: YamlEntry): CheckedField {
  if (typeof entry.value === 'string') return { value: entry.value };
  const message = `\`openapi\` is ${quote(entry.value)}, which names no operation. It must be one text.`;
  const hint = 'Write the method and the path, such as `openapi: "GET /users"`.';
  return { value: undefined, problem: { message, hint, operation: true } };
}

function rejected({ key, value }: YamlEntry, expected: string, hint: string): CheckedField {
  const message = `\`${key}\` is ${quote(value)}, where ${expected} belongs. It is ignored.`;
  return { value: undefined, problem: { message, hint } };
}

function quote(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function group(kind: FieldKind, keys: string): [keyof Frontmatter & string, FieldKind][] {
  return keys.split(' ').map((key) => [key, kind]);
}
