import {
  type Block,
  blockForm,
  type CompiledPage,
  contentBlocks,
  contentNodes,
  createReader,
  markdownRuntime,
  type PageText,
  pageText,
  paragraph,
} from '@waymark/content';
import { type Messages, messages, type PageView, siteHref } from '@waymark/core';
import { feedOf } from '../../project/feed-path.ts';
import type { Project } from '../../project/project.ts';
import { pageLayout } from '../../theme/components/theme-layout.ts';
import { holder, markdownComponents } from '../../theme/content/markdown-forms.ts';
import { withMembers } from '../../theme/content/with-members.ts';
import type { EndpointParts } from '../../theme/endpoint/parts.ts';
import { createComponentLoader, type LoadComponentFile } from './component-files.ts';
import { evaluateBody } from './evaluate.ts';
import { serverHooks } from './hooks.ts';
import { importedNames, runsAuthorsCode } from './page-body.ts';
import type { PageParts } from './page-contents.ts';
import { withinTime } from './within-time.ts';

/**
 * What a page says as Markdown, in the order of the page.
 *
 * @param endpoint what is generated for it
 */
export async function pageMarkdown(
  project: Project,
  { view, pages }: PageParts,
  endpoint: EndpointParts | undefined,
): Promise<PageText> {
  const labels = messages(view.lang);
  const generated = endpoint?.blocks();
  const examples = generated ? [...generated.request, ...generated.response] : [];
  const bodies = await Promise.all(
    pages.map((page) => bodyBlocks(project, page, labels, examples)),
  );
  const { title } = pageLayout(view.page.mode, project.current.config.theme);
  const head = title ? titleBlocks(project, view, pages[0], labels, generated?.lead) : [];
  if (!generated) return pageText(head, bodies.flat());
  const hasColumn = pages.some(({ aside }) => aside);
  const { bar, description, reference } = generated;
  const above = hasColumn ? bar : [...bar, ...examples];
  return pageText(head, [...above, ...bodies.flat(), ...description, ...reference]);
}

/** Title and description of a page, and the link to its feed. */
function titleBlocks(
  { settings }: Project,
  { page }: PageView,
  { updates }: CompiledPage,
  labels: Messages,
  lead: readonly Block[] | undefined,
): Block[] {
  const reader = createReader(labels);
  const title = reader.plain(page.title);
  const text = page.deprecated ? `${title} (${labels.deprecated})` : title;
  const feed = page.frontmatter.rss ? feedOf(page, updates) : undefined;
  return [
    { kind: 'heading', level: 1, id: 'page-title', text, plain: page.title },
    ...(lead ?? paragraph(reader.plain(page.description ?? ''))),
    ...paragraph(feed ? reader.link(siteHref(feed, settings.urls), labels.rssFeed) : ''),
  ];
}

/**
 * What authors wrote on a page, as blocks of Markdown: its body evaluated with components that say
 * what those of the theme show. What throws says nothing; the evaluation for HTML reports it.
 */
async function bodyBlocks(
  project: Project,
  compiled: CompiledPage,
  labels: Messages,
  examples: readonly Block[],
): Promise<Block[]> {
  try {
    const nodes = await contentNodes(evaluate(project, compiled, examples));
    return contentBlocks(nodes, labels);
  } catch {
    return [];
  }
}

function evaluate(project: Project, compiled: CompiledPage, examples: readonly Block[]): unknown {
  const scope = namesOf(project);
  const imported = importedNames(
    compiled,
    loaderOf(project),
    { runtime: markdownRuntime, scope, report: ignore, onFailure: ignore },
    (_key, value) => value(),
  );
  // What is generated stands in the column after what the author put there.
  const _SideColumn = blockForm(({ children }, reader) => [
    ...reader.blocks(children),
    ...examples,
  ]);
  const known = { ...scope, ...imported, _SideColumn };
  const own = {
    _code: compiled.writtenCode,
    _component: (_key: string, value: () => unknown) => value(),
    _guard: guarded,
  };
  const run = () =>
    evaluateBody(compiled, markdownRuntime, { ...known, ...own }).default({
      components: known,
    });
  return runsAuthorsCode(compiled) ? withinTime(run) : run();
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

const names = new WeakMap<Project, Readonly<Record<string, unknown>>>();
const loaders = new WeakMap<Project, LoadComponentFile>();

/** Names that every page may use: the components of the format, those of the site, and hooks. */
function namesOf(project: Project): Readonly<Record<string, unknown>> {
  const known = names.get(project);
  if (known) return known;
  const own = project.settings.components.filter((name) => !(name in markdownComponents));
  const components = {
    ...Object.fromEntries(own.map((name) => [name, holder()])),
    ...markdownComponents,
  };
  const created = {
    ...withMembers(components),
    ...serverHooks,
    _Mistake: () => undefined,
    Fragment: markdownRuntime.Fragment,
    user: {},
  };
  names.set(project, created);
  return created;
}

function loaderOf(project: Project): LoadComponentFile {
  const load = loaders.get(project) ?? createComponentLoader(project.docsFolder);
  loaders.set(project, load);
  return load;
}
