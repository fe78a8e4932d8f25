import type { CompiledPage } from '@waymark/content';
import { iconLibraries, iconStyles } from '@waymark/core';
import type { MarkdownSource } from '../../project/markdown-source.ts';
import { personalMarks } from '../../project/personal-marks.ts';
import { type ContentFacts, iconKey, type User } from '../../project/personal-page.ts';
import { contentIcons } from '../../theme/content/content-icons.ts';
import type { WaymarkLocals } from '../../theme/locals.ts';
import type { ModuleText } from './component-modules.ts';
import type { SiteParts } from './site.ts';

/** Watches one body of a page while it is rendered. */
export type WatchPersonal = () => WatchedBody;

interface WatchedBody {
  /** Empty, and it notes that code reads it. */
  readonly user: User;
  /** Notes which files the page imports. */
  watching(textOf: ModuleText): ModuleText;
  /** Marks where the body stands, if it is another one for each reader. */
  finish(html: string): string;
}

/** A page that is rendered, with all that its bodies are made from. */
interface RenderedBodies {
  readonly locals: WaymarkLocals;
  readonly pages: readonly CompiledPage[];
  readonly markdown: MarkdownSource;
}

/**
 * Finds out while a page is rendered whether its code reads `user`: that is seen as it happens, so
 * it does not matter how the code comes to it. Such a page is kept for the server to evaluate it
 * for each reader; all others are files that every reader of an audience gets.
 *
 * @returns nothing in a build for readers whom no server knows
 */
export function watchPersonal(
  { docs }: SiteParts,
  { locals, markdown, pages }: RenderedBodies,
): WatchPersonal | undefined {
  const { personal, project } = docs;
  if (!personal) return undefined;
  const { page } = locals.view;
  const modules: Record<string, string> = {};
  let count = 0;
  return () => {
    const index = count++;
    let isRead = false;
    const user = watched(() => {
      isRead = true;
    });
    return {
      user,
      watching: (textOf) => (file) => {
        modules[file] = textOf(file);
        return modules[file];
      },
      finish(html) {
        if (!isRead) return html;
        const code = pages.map((body) => body.code).concat(Object.values(modules));
        personal.set(page.path, {
          url: page.url,
          file: page.file,
          markdown,
          codeBlocks: pages.map(({ codeBlocks }) => codeBlocks),
          modules,
          components: project.settings.components,
          urls: project.settings.urls,
          facts: factsOf(locals, code),
        });
        const { end, start } = personalMarks(index);
        return start + html + end;
      },
    };
  };
}

/** An empty object that tells when anything asks what is in it. */
function watched(note: () => void): User {
  const noting =
    <Arguments extends unknown[], Given>(given: (...of: Arguments) => Given) =>
    (...of: Arguments) => {
      note();
      return given(...of);
    };
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: noting(Reflect.get),
      has: noting(Reflect.has),
      ownKeys: noting(Reflect.ownKeys),
      getOwnPropertyDescriptor: noting(Reflect.getOwnPropertyDescriptor),
    },
  );
}

/** Texts of code that may be the name of an icon, of its style or library, or of a repository. */
const literal = /(["'`])([\w./:@-]{1,80})\1/g;

/**
 * What components of content may ask the site for when the page is evaluated again. Which icons that
 * is nobody knows before, so it is all that texts of the code may mean.
 */
function factsOf(locals: WaymarkLocals, code: readonly string[]): ContentFacts {
  const { config, libraryUrl, mathStyles, stars, view } = locals;
  const texts = new Set(
    code.flatMap((text) => [...text.matchAll(literal)].map((found) => found[2] ?? '')),
  );
  const isNamed = (name: string) => code.some((text) => text.includes(name));
  return {
    lang: view.lang,
    dir: view.dir,
    latex: config.styling.latex,
    mathStyles,
    libraries: {
      // To ask for a library puts its files into the output.
      katex: isNamed('Latex') ? libraryUrl('katex') : undefined,
      mermaid: isNamed('Mermaid') ? libraryUrl('mermaid') : undefined,
    },
    stars: [...texts].flatMap((text) => {
      const count = stars(text);
      return count === undefined ? [] : [[text, count] as const];
    }),
    icons: iconsOf(locals, texts),
  };
}

function iconsOf({ icon }: WaymarkLocals, texts: ReadonlySet<string>): Record<string, string> {
  const libraries = iconLibraries.filter((one) => texts.has(one));
  const wanted = [...texts].flatMap((name) =>
    [{ name }, ...libraries.map((library) => ({ name, library }))].flatMap((named) =>
      [undefined, ...iconStyles.filter((one) => texts.has(one))].map((style) => ({ named, style })),
    ),
  );
  const own = contentIcons.map(({ style, ...named }) => ({ named, style }));
  const drawn = [...own, ...wanted].map(
    ({ named, style }) => [iconKey(named, style), icon(named, style)] as const,
  );
  return Object.fromEntries(drawn.filter(([, html]) => html !== ''));
}
