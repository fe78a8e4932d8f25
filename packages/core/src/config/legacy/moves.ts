import { nearest } from '../../diagnostic/nearest.ts';
import { valueAt } from '../edit.ts';
import { isRecord } from '../json-value.ts';
import { lookup } from '../lookup.ts';
import { integrationNames } from '../schema/integrations.ts';
import { unknownKeyHint } from '../unknown-key.ts';
import { font, footerColumns, footerSocials, topbarButton, topbarLinks } from './convert.ts';

/** Where a value of the older mint.json stands in docs.json. */
export interface LegacyMove {
  readonly from: readonly string[];
  /** Absent when docs.json has no counterpart. */
  readonly to?: readonly string[];
  /** The value in its new form; the same when absent. */
  readonly convert?: (value: unknown) => unknown;
  /** What to do, where that is not to move it to another place or to remove it. */
  readonly hint?: string;
}

const codeModes: Readonly<Record<string, string>> = { auto: 'system', dark: 'dark' };
const playgroundModes: Readonly<Record<string, string>> = {
  show: 'interactive',
  simple: 'simple',
  hide: 'none',
};

/** Source: the table "mint.json to docs.json" of the format's reference. */
const fixedMoves: readonly LegacyMove[] = [
  { from: ['colors', 'background'], to: ['background', 'color'] },
  { from: ['colors', 'anchors'] },
  { from: ['colors', 'ultraLight'] },
  { from: ['colors', 'ultraDark'] },
  { from: ['backgroundImage'], to: ['background', 'image'] },
  { from: ['background', 'style'], to: ['background', 'decoration'] },
  { from: ['modeToggle', 'default'], to: ['appearance', 'default'] },
  { from: ['modeToggle', 'isHidden'], to: ['appearance', 'strict'] },
  { from: ['topbarLinks'], to: ['navbar', 'links'], convert: topbarLinks },
  { from: ['topbarCtaButton'], to: ['navbar', 'primary'], convert: topbarButton },
  { from: ['topbar', 'style'] },
  { from: ['rounded'] },
  { from: ['sidebar', 'items'] },
  { from: ['isWhiteLabeled'] },
  { from: ['search', 'location'] },
  { from: ['eyebrow', 'display'], to: ['styling', 'eyebrows'] },
  {
    from: ['codeBlock', 'mode'],
    to: ['styling', 'codeblocks'],
    convert: (mode) => lookup(codeModes, String(mode)) ?? mode,
  },
  { from: ['codeBlock', 'theme'], to: ['styling', 'codeblocks'] },
  { from: ['font'], to: ['fonts'], convert: font },
  {
    from: ['seo', 'indexHiddenPages'],
    to: ['seo', 'indexing'],
    convert: (all) => (all === true ? 'all' : 'navigable'),
  },
  { from: ['footerSocials'], to: ['footer', 'socials'], convert: footerSocials },
  { from: ['openapi'], to: ['api', 'openapi'] },
  { from: ['api', 'baseUrl'], to: ['api', 'mdx', 'server'] },
  { from: ['api', 'auth', 'method'], to: ['api', 'mdx', 'auth', 'method'] },
  { from: ['api', 'auth', 'name'], to: ['api', 'mdx', 'auth', 'name'] },
  { from: ['api', 'auth'] },
  {
    from: ['api', 'playground', 'mode'],
    to: ['api', 'playground', 'display'],
    convert: (mode) => lookup(playgroundModes, String(mode)) ?? mode,
  },
  {
    from: ['api', 'playground', 'disableProxy'],
    to: ['api', 'playground', 'proxy'],
    convert: (disabled) => disabled !== true,
  },
  { from: ['api', 'request', 'example', 'languages'], to: ['api', 'examples', 'languages'] },
  {
    from: ['api', 'request', 'example', 'showOptionalParams'],
    to: ['api', 'examples', 'defaults'],
    convert: (shown) => (shown === false ? 'required' : 'all'),
  },
  { from: ['api', 'request'] },
  { from: ['api', 'maintainOrder'] },
  {
    from: ['api', 'paramFields', 'expanded'],
    to: ['api', 'params', 'expanded'],
    convert: (expanded) => (expanded === 'all' || expanded === true ? 'all' : 'closed'),
  },
  { from: ['api', 'paramFields'] },
];

/** Integrations that were a text and are an object now, with the key of that text. */
const renamedIntegrations: readonly (readonly [string, string])[] = [
  ['intercom', 'appId'],
  ['frontchat', 'snippetId'],
];

/** The moves that apply to a configuration, in the order in which they are to be made. */
export function legacyMoves(config: Readonly<Record<string, unknown>>): LegacyMove[] {
  return [
    ...fixedMoves.filter((move) => valueAt(config, move.from) !== undefined),
    ...metadataMoves(config['metadata']),
    ...analyticsMoves(config['analytics']),
    ...integrationMoves(config['integrations']),
    ...footerMoves(valueAt(config, ['footer', 'links'])),
  ];
}

/** `metadata` was a table of meta elements; now it says what pages show of their history. */
function metadataMoves(metadata: unknown): LegacyMove[] {
  if (!isRecord(metadata)) return [];
  return Object.keys(metadata)
    .filter((name) => name !== 'timestamp' && name !== 'contributors')
    .map((name) => ({ from: ['metadata', name], to: ['seo', 'metatags', name] }));
}

function analyticsMoves(analytics: unknown): LegacyMove[] {
  if (!isRecord(analytics)) return [];
  return Object.keys(analytics).map((name) => {
    const from = ['analytics', name];
    const to = ['integrations', name];
    if (integrationNames.includes(name)) return { from, to };
    const meant = nearest(name, integrationNames);
    const hint =
      meant === undefined ? unknownKeyHint(to, []) : `Did you mean "integrations.${meant}"?`;
    return { from, hint };
  });
}

function integrationMoves(integrations: unknown): LegacyMove[] {
  return renamedIntegrations.flatMap(([name, key]) => {
    if (typeof valueAt(integrations, [name]) !== 'string') return [];
    const path = ['integrations', name];
    const hint = `Write it as an object: \`{ "${key}": … }\`.`;
    return [{ from: path, to: path, convert: (text: unknown) => ({ [key]: text }), hint }];
  });
}

function footerMoves(columns: unknown): LegacyMove[] {
  if (!Array.isArray(columns)) return [];
  const old = columns.some(
    (column) => isRecord(column) && ('title' in column || 'links' in column),
  );
  const path = ['footer', 'links'];
  const hint =
    'Write `header` and `items` in place of `title` and `links`, and `href` in place of `url`.';
  return old ? [{ from: path, to: path, convert: footerColumns, hint }] : [];
}
