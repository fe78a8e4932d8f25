import {
  type Checked,
  type ConfigDocument,
  type Diagnostic,
  type DocsConfig,
  diagnostic,
  type PageSource,
  pageDate,
  type SourceLocation,
} from '@waymark/core';
import type { NoGitDates, ReadGitDates } from './git-dates.ts';

/** Pages, and what says whether they show when they were last changed. */
export interface DatedInput {
  readonly pages: readonly PageSource[];
  readonly config: Pick<DocsConfig, 'metadata'>;
  readonly document: ConfigDocument;
  readonly readDates: ReadGitDates;
  locateField(page: PageSource, key: string): SourceLocation;
}

/**
 * Adds the day of the last change to the pages that show one and do not say it themselves
 * (docs/format/docs-json.md#last-change). Git is asked only where there is such a page.
 */
export async function withDates(input: DatedInput): Promise<Checked<readonly PageSource[]>> {
  const { pages, readDates } = input;
  const dated = pages.filter((page) => needsDate(page, input.config));
  const [first] = dated;
  if (!first) return { value: pages, diagnostics: [] };
  const files = new Set(dated.map(({ file }) => file));
  const dates = await readDates(files);
  const at = placeOf(first, input);
  if (typeof dates === 'string')
    return { value: pages, diagnostics: [unknown(reasons[dates], at)] };
  const { cut, days } = dates;
  const value = pages.map((page) => {
    const changed = files.has(page.file) ? days.get(page.file) : undefined;
    return changed === undefined ? page : { ...page, changed };
  });
  return { value, diagnostics: cut.size === 0 ? [] : [shallow(cut.size, files.size, at)] };
}

function needsDate({ frontmatter }: PageSource, { metadata }: DatedInput['config']): boolean {
  const { lastUpdatedDate, timestamp = metadata.timestamp, url } = frontmatter;
  return timestamp && url === undefined && pageDate(lastUpdatedDate) === undefined;
}

/** What asks for dates: docs.json, or the first page that does. */
function placeOf(page: PageSource, { config, document, locateField }: DatedInput): SourceLocation {
  return config.metadata.timestamp
    ? document.locateKey(['metadata', 'timestamp'])
    : locateField(page, 'timestamp');
}

const reasons: Readonly<Record<NoGitDates, string>> = {
  'no-git': 'Git is not installed here',
  'no-repository': 'The docs folder has no history in Git',
  failed: 'Git cannot read the history of the docs folder',
};

function unknown(reason: string, at: SourceLocation): Diagnostic {
  const message = `${reason}, so pages do not show when they were last changed.`;
  const hint = 'Write `lastUpdatedDate` in the frontmatter of pages, or turn timestamps off.';
  return diagnostic('timestamp-unknown', { at, message, hint });
}

function shallow(missing: number, all: number, at: SourceLocation): Diagnostic {
  const message = `The clone of the repository is shallow: of ${missing} of ${all} pages it does not reach back to the last change, so they show no date.`;
  const hint =
    'Clone with the whole history (`fetch-depth: 0` for actions/checkout), or write `lastUpdatedDate` in the frontmatter of pages.';
  return diagnostic('timestamp-unknown', { at, message, hint });
}
