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
 * Adds the day of the last change to the pages that show one and do not say it themselves, and the
 * names of those who changed them where the site shows them
 * (docs/format/docs-json.md#last-change). Git is asked only where there is such a page.
 */
export async function withDates(input: DatedInput): Promise<Checked<readonly PageSource[]>> {
  const { pages, readDates } = input;
  const withNames = input.config.metadata.contributors;
  const dated = new Set(
    pages.filter((page) => needsDate(page, input.config)).map(({ file }) => file),
  );
  const files = withNames ? new Set(pages.map(({ file }) => file)) : dated;
  const [first] = pages.filter(({ file }) => files.has(file));
  if (!first) return { value: pages, diagnostics: [] };
  const dates = await readDates({ files, withNames });
  const at = placeOf(first, input);
  if (typeof dates === 'string')
    return { value: pages, diagnostics: [unknown(reasons[dates], at)] };
  const { days, isShallow, names } = dates;
  const value = pages.map((page) => {
    const changed = dated.has(page.file) ? days.get(page.file) : undefined;
    const contributors = withNames && !isShallow ? names.get(page.file) : undefined;
    return {
      ...page,
      ...(changed === undefined ? {} : { changed }),
      ...(contributors === undefined ? {} : { contributors }),
    };
  });
  const cut = dates.cut.intersection(dated);
  return {
    value,
    diagnostics: [
      ...(cut.size === 0 ? [] : [shallow(cut.size, dated.size, at)]),
      ...(withNames && isShallow ? [withoutNames(input)] : []),
    ],
  };
}

function needsDate({ frontmatter }: PageSource, { metadata }: DatedInput['config']): boolean {
  const { lastUpdatedDate, timestamp = metadata.timestamp, url } = frontmatter;
  return timestamp && url === undefined && pageDate(lastUpdatedDate) === undefined;
}

/** What asks for dates: docs.json, or the first page that does. */
function placeOf(page: PageSource, { config, document, locateField }: DatedInput): SourceLocation {
  const key = (['timestamp', 'contributors'] as const).find((name) => config.metadata[name]);
  return key ? document.locateKey(['metadata', key]) : locateField(page, 'timestamp');
}

const reasons: Readonly<Record<NoGitDates, string>> = {
  'no-git': 'Git is not installed here',
  'no-repository': 'The docs folder has no history in Git',
  failed: 'Git cannot read the history of the docs folder',
};

function unknown(reason: string, at: SourceLocation): Diagnostic {
  const message = `${reason}, so pages do not show when they were last changed, or by whom.`;
  const hint = 'Write `lastUpdatedDate` in the frontmatter of pages, or turn timestamps off.';
  return diagnostic('timestamp-unknown', { at, message, hint });
}

function shallow(missing: number, all: number, at: SourceLocation): Diagnostic {
  const message = `The clone of the repository is shallow: of ${missing} of ${all} pages it does not reach back to the last change, so they show no date.`;
  const hint =
    'Clone with the whole history (`fetch-depth: 0` for actions/checkout), or write `lastUpdatedDate` in the frontmatter of pages.';
  return diagnostic('timestamp-unknown', { at, message, hint });
}

function withoutNames({ document }: DatedInput): Diagnostic {
  const message =
    'The clone of the repository is shallow, so that pages do not show who has changed them.';
  const hint = 'Clone with the whole history (`fetch-depth: 0` for actions/checkout).';
  const at = document.locateKey(['metadata', 'contributors']);
  return diagnostic('timestamp-unknown', { at, message, hint });
}
