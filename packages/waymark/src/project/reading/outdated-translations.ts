import { createHash } from 'node:crypto';
import {
  type Checked,
  type ConfigDocument,
  type Diagnostic,
  type DocsConfig,
  diagnostic,
  type PageSource,
  type Site,
  type SourceLocation,
} from '@waymark/core';
import type { GitDates, ReadGitDates } from './git-dates.ts';

/** A site, and what tells when its pages were changed. */
export interface TranslationsInput {
  readonly site: Pick<Site, 'pages' | 'view'>;
  readonly config: Pick<DocsConfig, 'translations'>;
  readonly document: Pick<ConfigDocument, 'locateKey'>;
  readonly readDates: ReadGitDates;
  /** Text of a file of the docs folder. */
  read(file: string): string | undefined;
  locateField(page: PageSource, key: string): SourceLocation;
}

interface Translation {
  readonly page: PageSource;
  readonly original: PageSource;
  /** `originalHash` of the frontmatter. */
  readonly written: string | undefined;
}

/**
 * Pages whose original has changed after they were translated
 * (docs/format/docs-json.md#translations), as a warning each. A hash in the frontmatter decides before
 * the history of Git, which is read where the site asks for it only.
 */
export async function outdatedTranslations(
  input: TranslationsInput,
): Promise<Checked<ReadonlySet<string>>> {
  const isGitAsked = input.config.translations.outdated !== 'off';
  const translations = translationsOf(input, isGitAsked);
  const asked = translations.filter(({ written }) => written === undefined);
  const files = new Set(asked.flatMap(({ original, page }) => [original.file, page.file]));
  const dates = files.size === 0 ? undefined : await input.readDates({ files });
  const known = typeof dates === 'object' ? dates : undefined;
  const hashes = createHashes(input.read);
  const states = translations.map((translation) => ({
    translation,
    isOutdated: stateOf(translation, hashes, known),
  }));
  const outdated = states.flatMap(({ isOutdated, translation }) => (isOutdated ? translation : []));
  const unknown = states.filter(({ isOutdated }) => isOutdated === undefined).length;
  return {
    value: new Set(outdated.map(({ page }) => page.path)),
    diagnostics: [
      ...outdated.map((translation) => changed(translation, hashes, input)),
      ...(unknown > 0 ? [notKnown(unknown, known?.isShallow === true, input)] : []),
    ],
  };
}

function translationsOf({ site }: TranslationsInput, isGitAsked: boolean): Translation[] {
  return [...site.pages.values()].flatMap((page) => {
    const { originalHash: hash, url } = page.frontmatter;
    const written = typeof hash === 'string' ? hash.trim().toLowerCase() : undefined;
    if (page.generated || page.fallbackOf !== undefined || url !== undefined) return [];
    if (written === undefined && !isGitAsked) return [];
    const original = site.pages.get(site.view(page.path).original?.path ?? '');
    return original === undefined || original.generated ? [] : [{ page, original, written }];
  });
}

/** Whether a translation is older than its original; undefined where that is not known. */
function stateOf(
  { original, page, written }: Translation,
  hashOf: (file: string) => string,
  dates: GitDates | undefined,
): boolean | undefined {
  if (written !== undefined)
    return written.length < 8 || !hashOf(original.file).startsWith(written);
  if (!dates) return undefined;
  const { cut, times } = dates;
  const [ofOriginal, ofPage] = [times.get(original.file), times.get(page.file)];
  if (ofOriginal !== undefined && ofPage !== undefined) return ofOriginal > ofPage;
  // What a clone does not reach back to was changed before all that it knows of.
  if (cut.has(original.file)) return ofPage === undefined ? undefined : false;
  return ofOriginal !== undefined && cut.has(page.file);
}

/** Hashes of the texts of files, whatever ends their lines. */
function createHashes(read: (file: string) => string | undefined): (file: string) => string {
  const known = new Map<string, string>();
  return (file) => {
    const text = (read(file) ?? '').replaceAll('\r\n', '\n');
    const hash = known.get(file) ?? createHash('sha256').update(text).digest('hex');
    known.set(file, hash);
    return hash;
  };
}

function changed(
  { original, page, written }: Translation,
  hashOf: (file: string) => string,
  { locateField }: TranslationsInput,
): Diagnostic {
  const at = locateField(page, written === undefined ? 'title' : 'originalHash');
  const message = `"${original.file}" has changed since this translation of it.`;
  const hint = `Bring the translation up to date, with \`originalHash: "${hashOf(original.file).slice(0, 12)}"\` in its frontmatter.`;
  return diagnostic('translation-outdated', { at, message, hint });
}

function notKnown(count: number, isShallow: boolean, { document }: TranslationsInput): Diagnostic {
  const at = document.locateKey(['translations', 'outdated']);
  const reason = isShallow ? 'The clone of the repository is shallow' : 'Git does not know it';
  const message = `${reason}, so it is not known of ${count} translations whether their original has changed since.`;
  const hint =
    'Clone with the whole history (`fetch-depth: 0` for actions/checkout), or write `originalHash` in the frontmatter of translations.';
  return diagnostic('timestamp-unknown', { at, message, hint });
}
