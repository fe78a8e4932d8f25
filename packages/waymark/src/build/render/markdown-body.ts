import {
  type Block,
  blockForm,
  type ChildNode,
  contentNodes,
  keepingContent,
  markdownRuntime,
  runsAuthorsCode,
} from '@waymark/content/text';
import { createBaseUrls, type UrlPolicy } from '@waymark/core/page';
import type { MarkdownBody } from '../../project/markdown-source.ts';
import type { User } from '../../project/personal-page.ts';
import { holder, markdownComponents } from '../../theme/content/markdown-forms.ts';
import { withMembers } from '../../theme/content/with-members.ts';
import { componentModules, type ModuleText } from './component-modules.ts';
import { evaluateBody } from './evaluate.ts';
import { serverHooks } from './hooks.ts';
import { importedNames } from './imported-names.ts';
import type { ResolveComponent } from './islands.ts';
import { lacksBrowser } from './lacks-browser.ts';
import { withinTime } from './within-time.ts';

/** What the pages of a site have in common: plain data. */
export interface MarkdownSite {
  /** Absolute path. */
  readonly docsFolder: string;
  /** Names that pages may use without importing them. */
  readonly components: readonly string[];
  /** How its URLs are written. */
  readonly urls: UrlPolicy | undefined;
}

/**
 * Evaluates a body for its Markdown.
 *
 * @param examples what is generated for the column beside the text
 */
export type ReadBody = (body: MarkdownBody, examples: readonly Block[]) => Promise<ChildNode[]>;

/**
 * Evaluates the bodies of a site's pages with components that say what those of the theme show. What
 * throws says nothing; the evaluation for HTML reports it.
 *
 * @param textOf texts of component files, where they are known
 */
export function createBodyReader(
  site: MarkdownSite,
  user: User = {},
  textOf?: ModuleText,
): ReadBody {
  const scope = { ...namesOf(site.components), user };
  const runtime = runtimeOf(site);
  let loading: Promise<ModuleText> | undefined;
  return async (body, examples) => {
    // Most sites have no such files, and what compiles them takes a while to load.
    if (body.imports.length > 0 && !textOf) loading ??= moduleTexts(site.docsFolder);
    const texts = textOf ?? (await loading);
    try {
      return await contentNodes(evaluate(body, { runtime, scope }, texts, examples));
    } catch {
      return [];
    }
  };
}

async function moduleTexts(docsFolder: string): Promise<ModuleText> {
  const { openComponentFiles } = await import('./component-files.ts');
  return openComponentFiles(docsFolder)();
}

type Names = Readonly<Record<string, unknown>>;

/** The runtime of Markdown, with the base path in front of URLs that code gives. */
function runtimeOf({ urls }: MarkdownSite): Runtime {
  const withBase = createBaseUrls(urls);
  const jsx: Runtime['jsx'] = (type, props) => markdownRuntime.jsx(type, withBase(type, props));
  return { ...markdownRuntime, jsx, jsxs: jsx };
}

type Runtime = typeof markdownRuntime;

/** @param textOf there where the body imports something */
function evaluate(
  body: MarkdownBody,
  { runtime, scope }: { readonly runtime: Runtime; readonly scope: Names },
  textOf: ModuleText | undefined,
  examples: readonly Block[],
): unknown {
  const surroundings = { runtime, scope, onFailure: ignore };
  const resolve = componentResolver(new Set(body.islands));
  const imported = textOf
    ? importedNames(body, componentModules(textOf, surroundings), resolve)
    : undefined;
  // What is generated stands in the column after what the author put there.
  const _SideColumn = blockForm(({ children }, reader) => [
    ...reader.blocks(children),
    ...examples,
  ]);
  const known = { ...scope, ...imported, _SideColumn };
  const own = {
    _code: body.writtenCode,
    _html: body.staticHtml,
    _component: resolve,
    _guard: guarded,
  };
  const run = () =>
    evaluateBody(body, runtime, { ...known, ...own }).default({ components: known });
  return runsAuthorsCode(body) ? withinTime(run) : run();
}

/** Components that run in the browser say what they hold, which they may show there. */
function componentResolver(islands: ReadonlySet<string>): ResolveComponent {
  return (key, value) => {
    const component = value();
    return islands.has(key) && typeof component === 'function'
      ? keepingContent(component as Parameters<typeof keepingContent>[0], lacksBrowser)
      : component;
  };
}

/** Code that throws is shown as it is written. */
function guarded(_place: string, value: () => unknown, written?: string): unknown {
  try {
    const given = value();
    return given instanceof Promise ? given.catch(() => written) : given;
  } catch {
    return written;
  }
}

/** What is wrong with the code of authors is reported where it is evaluated for HTML. */
function ignore(): void {}

/** Names that every page may use: the components of the format, those of the site, and hooks. */
function namesOf(components: readonly string[]): Names {
  const own = components.filter((name) => !(name in markdownComponents));
  const forms = {
    ...Object.fromEntries(own.map((name) => [name, holder()])),
    ...markdownComponents,
  };
  return {
    ...withMembers(forms),
    ...serverHooks,
    _Mistake: () => undefined,
    Fragment: markdownRuntime.Fragment,
  };
}
