import {
  type Block,
  blockForm,
  contentBlocks,
  contentNodes,
  createReader,
  markdownRuntime,
  type PageText,
  pageText,
  paragraph,
} from '@waymark/content/text';
import { type Messages, messages } from '@waymark/core';
import type { MarkdownBody, MarkdownSource } from '../../project/markdown-source.ts';
import { holder, markdownComponents } from '../../theme/content/markdown-forms.ts';
import { withMembers } from '../../theme/content/with-members.ts';
import type { ComponentFiles } from './component-files.ts';
import { evaluateBody } from './evaluate.ts';
import { serverHooks } from './hooks.ts';
import { importedNames, runsAuthorsCode } from './imported-names.ts';
import { withinTime } from './within-time.ts';

/** What the pages of a site have in common: plain data. */
export interface MarkdownSite {
  /** Absolute path. */
  readonly docsFolder: string;
  /** Names that pages may use without importing them. */
  readonly components: readonly string[];
}

/** Says what a page says as Markdown, in the order of the page. */
export type MakeMarkdown = (source: MarkdownSource) => Promise<PageText>;

/**
 * Evaluates the pages of a site for their Markdown: with components that say what those of the theme
 * show. What throws says nothing; the evaluation for HTML reports it.
 */
export function createMarkdownMaker(site: MarkdownSite): MakeMarkdown {
  const scope = namesOf(site.components);
  let loading: Promise<ComponentFiles> | undefined;
  const bodyBlocks = async (
    body: MarkdownBody,
    labels: Messages,
    examples: readonly Block[],
  ): Promise<Block[]> => {
    // Most sites have no such files, and what compiles them takes a while to load.
    if (body.imports.length > 0) loading ??= componentFiles(site.docsFolder);
    const files = await loading;
    try {
      const nodes = await contentNodes(evaluate(body, scope, files, examples));
      return contentBlocks(nodes, labels);
    } catch {
      return [];
    }
  };
  return async ({ bodies, generated, hasColumn, isDescribed, lang, title }) => {
    const labels = messages(lang);
    const examples = generated ? [...generated.request, ...generated.response] : [];
    const writtenWith = async (shown: readonly Block[]) =>
      (await Promise.all(bodies.map((body) => bodyBlocks(body, labels, shown)))).flat();
    const written = await writtenWith(examples);
    const head = title ? titleBlocks(title, generated?.lead, labels) : [];
    if (!generated) return pageText(head, written);
    const { bar, description, reference } = generated;
    const above = hasColumn ? bar : [...bar, ...examples];
    const whole = pageText(head, [...above, ...written, ...description, ...reference]);
    if (isDescribed) return whole;
    const own = [...bar, ...(await writtenWith([]))];
    return { ...whole, markdown: pageText(head, own).markdown };
  };
}

async function componentFiles(docsFolder: string): Promise<ComponentFiles> {
  const { openComponentFiles } = await import('./component-files.ts');
  return openComponentFiles(docsFolder);
}

/** Title and description of a page, and the link to its feed. */
function titleBlocks(
  { deprecated, description, feed, text }: NonNullable<MarkdownSource['title']>,
  lead: readonly Block[] | undefined,
  labels: Messages,
): Block[] {
  const reader = createReader(labels);
  const title = reader.plain(text);
  const shown = deprecated ? `${title} (${labels.deprecated})` : title;
  return [
    { kind: 'heading', level: 1, id: 'page-title', text: shown, plain: text },
    ...(lead ?? paragraph(reader.plain(description))),
    ...paragraph(feed ? reader.link(feed, labels.rssFeed) : ''),
  ];
}

type Names = Readonly<Record<string, unknown>>;

/** @param files there where the body imports something */
function evaluate(
  body: MarkdownBody,
  scope: Names,
  files: ComponentFiles | undefined,
  examples: readonly Block[],
): unknown {
  const surroundings = { runtime: markdownRuntime, scope, report: ignore, onFailure: ignore };
  const imported = files
    ? importedNames(body, files(surroundings), (_key, value) => value())
    : undefined;
  // What is generated stands in the column after what the author put there.
  const _SideColumn = blockForm(({ children }, reader) => [
    ...reader.blocks(children),
    ...examples,
  ]);
  const known = { ...scope, ...imported, _SideColumn };
  const own = {
    _code: body.writtenCode,
    _component: (_key: string, value: () => unknown) => value(),
    _guard: guarded,
  };
  const run = () =>
    evaluateBody(body, markdownRuntime, { ...known, ...own }).default({ components: known });
  return runsAuthorsCode(body) ? withinTime(run) : run();
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
    user: {},
  };
}
