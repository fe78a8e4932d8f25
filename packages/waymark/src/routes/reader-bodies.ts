/**
 * Evaluates a page for one reader, on a server that has neither the docs folder nor what compiles its
 * pages. Bundled with the theme, and a route only so that Astro bundles it.
 */
import { site } from 'virtual:waymark/site';
import { type Diagnostic, diagnostic, messages } from '@waymark/core';
import type { APIRoute } from 'astro';
import { experimental_AstroContainer as Container } from 'astro/container';
import Article from '../build/render/Article.astro';
import { evaluatedPage } from '../build/render/evaluated-page.ts';
import type { PageBody } from '../build/render/page-body.ts';
import { iconKey, type PersonalPage, type User } from '../project/personal-page.ts';

/** What a bundle has for browsers: Astro's names of scripts, and the files or the code they are. */
export interface BrowserScripts {
  readonly files: Readonly<Record<string, string>>;
  readonly inlined: readonly (readonly [string, string])[];
}

/** Evaluates the bodies of a page for a reader, and gives their HTML. */
export type RenderBodies = (page: PersonalPage, user: User, base: string) => Promise<string[]>;

/** Milliseconds that code of a page may take while a reader waits. */
const limit = 2_000;

/** @param scripts those of the bundle that this module is in */
export function bodiesRenderer(scripts: BrowserScripts): RenderBodies {
  return (page, user, base) => {
    const locals = { waymark: contentLocals(page) };
    const bodies = page.markdown.bodies.map((body, index) => {
      const codeBlocks = page.codeBlocks[index] ?? [];
      return readerBody(page, { ...body, codeBlocks }, user);
    });
    return Promise.all(
      bodies.map(async (body) => {
        // One keeps a route for each page that it has rendered.
        const container = await Container.create({
          manifest: { inlinedScripts: new Map(scripts.inlined) } as never,
          resolve: async (name) => `${base}/${scripts.files[name] ?? ''}`,
        });
        return container.renderToString(Article, { props: { ...body }, locals });
      }),
    );
  };
}

function readerBody(
  { file, modules, urls }: PersonalPage,
  compiled: Parameters<typeof evaluatedPage>[0],
  user: User,
): PageBody {
  const report = (at: unknown, what: string, error: unknown): Diagnostic => {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${file}: ${what} for a reader: ${reason}`);
    const { line, column } = { line: 1, column: 1, ...Object(at) };
    return diagnostic('page-evaluation', { at: { file, line, column }, message: `${what}.` });
  };
  const onFailure = (error: unknown) => report(file, 'The page threw while it rendered', error);
  try {
    const body = evaluatedPage(compiled, {
      parts: site,
      textOf: (name) => modules[name] ?? 'return {};',
      resolve: (_key, value) => value(),
      onFailure: (name, error) => report(undefined, `<${name}> threw while it rendered`, error),
      ...{ limit, report, urls, user },
    });
    return { body, failure: undefined, onFailure };
  } catch (error) {
    return { body: undefined, failure: onFailure(error), onFailure };
  }
}

/** The part of `WaymarkLocals` that components of content read. */
function contentLocals({ facts }: PersonalPage): App.Locals['waymark'] {
  const { dir, icons, lang, latex, libraries, mathStyles } = facts;
  const stars = new Map(facts.stars);
  const locals = {
    view: { lang, dir },
    text: messages(lang),
    config: { styling: { latex } },
    mathStyles,
    libraryUrl: (name: string) => libraries[name],
    icon: (icon: unknown, style?: string) => icons[iconKey(icon, style)] ?? '',
    stars: (repository: string) => stars.get(repository),
  };
  return locals as unknown as App.Locals['waymark'];
}

/** Nobody asks for it: what this module is for is what it exports besides. */
export const GET: APIRoute = () => new Response(null, { status: 404 });
