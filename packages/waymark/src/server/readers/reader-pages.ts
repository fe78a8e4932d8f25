import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { twinPath } from '@waymark/content/text';
import { createMarkdownMaker } from '../../build/render/page-markdown.ts';
import { personalPagesFile } from '../../project/output/reader-output.ts';
import { withBodies } from '../../project/personal-marks.ts';
import type { PersonalPage, User } from '../../project/personal-page.ts';
import type { RenderBodies } from '../../routes/reader-bodies.ts';
import { fileNames } from '../static/file-names.ts';

/** Pages of a site that are others for each reader. */
export interface ReaderPages {
  /**
   * What makes the text of a file that of a reader; nothing where it is the same for all.
   *
   * @param name of the file below the site, with a slash at the start
   */
  readonly changeOf: (name: string) => ((text: string, user: User) => Promise<string>) | undefined;
}

/** Loads what evaluates pages, which most servers never need. */
export type LoadReaderBodies = () => Promise<{ readonly renderBodies: RenderBodies }>;

/**
 * Opens the pages of a site whose code reads `user`. They are evaluated for each request: nothing of
 * it is kept, so that what one reader gets can never be given to another.
 *
 * @param folder of a site for readers
 * @param base path that it is served under, without a slash at the end
 */
export function openReaderPages(folder: string, base: string, load: LoadReaderBodies): ReaderPages {
  const file = path.join(folder, personalPagesFile);
  const pages: readonly PersonalPage[] = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : [];
  const changes = pages.flatMap((page) => {
    const html = async (text: string, user: User) => {
      const { renderBodies } = await load();
      const bodies = await renderBodies(page, user, base);
      const nothing = bodies.map(() => '');
      return withBodies(text, withoutKnownScripts(withBodies(text, nothing), bodies));
    };
    const url = decodeURIComponent(page.url);
    return [
      ...fileNames(url).map((name) => [name, html] as const),
      [decodeURIComponent(twinPath(page.url)), twinFor(page)] as const,
    ];
  });
  const byName = new Map(changes);
  return { changeOf: (name) => byName.get(name) };
}

/** A page's Markdown, in which that for a reader takes the place of that for someone unknown. */
function twinFor(page: PersonalPage) {
  const { components, markdown, modules, urls } = page;
  const made = async (user: User) => {
    const make = createMarkdownMaker(
      { components, docsFolder: '', urls },
      user,
      (file) => modules[file] ?? 'return {};',
    );
    return (await make(markdown)).markdown;
  };
  // The same for all readers, unlike what any of them gets.
  let unknown: Promise<string> | undefined;
  return async (text: string, user: User) => {
    unknown ??= made({});
    const [known, own] = [await unknown, await made(user)];
    // As text: what is written may look like a pattern of `replace`.
    const at = text.indexOf(known);
    return at === -1 ? text : text.slice(0, at) + own + text.slice(at + known.length);
  };
}

/** A script that stands around the bodies is not to run twice. */
function withoutKnownScripts(html: string, bodies: readonly string[]): string[] {
  const known = new Set(html.match(scripts));
  return bodies.map((body) =>
    body.replace(scripts, (script) => {
      if (known.has(script)) return '';
      known.add(script);
      return script;
    }),
  );
}

const scripts = /<script type="module"[^>]*>.*?<\/script>/gs;
