import { remember } from '@waymark/core/page';
import { parseFrontmatter } from '../frontmatter.ts';
import { handlerModule } from '../handlers/handler-script.ts';
import { guardExpressions } from '../module/guard-expressions.ts';
import { linkPage } from '../module/link-page.ts';
import type { ContentRules } from '../module/load-module.ts';
import { createModuleCache } from '../module/module-cache.ts';
import { elementsOf } from '../tree/elements.ts';
import { holdsCode } from '../tree/holds-code.ts';
import type { JsxElement } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import { smartDashes } from '../tree/smart-dashes.ts';
import { replaceVariables, withVariables } from '../variables.ts';
import { replaceAlerts } from './alerts.ts';
import { collectAnchors } from './anchors.ts';
import { runsAuthorsCode } from './authors-code.ts';
import { createBlocks } from './blocks.ts';
import { replaceCodeBlocks } from './code-blocks.ts';
import { compileTolerantly } from './compile-tolerantly.ts';
import type { CompiledPage } from './compiled-page.ts';
import { checkComponentImports } from './component-imports.ts';
import { renderDescriptions, renderTitles } from './component-titles.ts';
import { unwrapUnknownComponents } from './components.ts';
import { linkContainers } from './containers.ts';
import type { PageContext } from './context.ts';
import { firstDiagram } from './diagrams.ts';
import { assignElementIds } from './element-ids.ts';
import { replaceFormulas } from './formulas.ts';
import { assignHeadingIds, type FoundHeading, tableOfContents } from './headings.ts';
import { prepareImages } from './images.ts';
import { markKeySymbols } from './key-symbols.ts';
import { createPageUrls, rewriteLinks } from './links.ts';
import { mdxInCode } from './mdx-in-code.ts';
import { findOffers, giveOffers } from './offer-sizes.ts';
import { pageFeatures } from './page-features.ts';
import { takeRepeatedTitle } from './repeated-title.ts';
import { showsTitle } from './shows-title.ts';
import { hasSideContent, moveToSideColumn } from './side-column.ts';
import { prepareTablesAndLists } from './tables.ts';
import { labelTasks } from './task-lists.ts';
import { textPage } from './text-page.ts';
import { tidyElements } from './tidy-elements.ts';
import { pageUpdates } from './updates.ts';
import { writtenFields } from './written-fields.ts';

/** Compiles the source of one page. Of what is wrong with it, the smallest part is shown as text. */
export async function compilePage(
  file: string,
  source: string,
  context: PageContext,
): Promise<CompiledPage> {
  try {
    return await compileRead(file, source, context);
  } catch (error) {
    // A fault of the compiler shall not cost more than the page.
    return textPage(file, source, error);
  }
}

async function compileRead(
  file: string,
  source: string,
  context: PageContext,
): Promise<CompiledPage> {
  const page = readPage(file, source, context);
  const { linked, elements, anchors, diagnostics } = page;
  const { root, imports } = linked;
  const ofComponents = checkComponentImports(
    imports.map((item) => item.file),
    context,
    moduleCache(context),
  );
  diagnostics.push(...ofComponents.diagnostics);
  const dependencies = [...new Set([...linked.dependencies, ...ofComponents.dependencies])];
  const { components } = context;
  const frontmatter = () =>
    withVariables(parseFrontmatter(source, file).value.frontmatter, context.variables);
  const first = takeRepeatedTitle(root, page.headings, file, frontmatter);
  const isLeft = ({ node }: FoundHeading) => node !== first.taken?.node;
  const [contents, headings] = [page.contents.filter(isLeft), page.headings.filter(isLeft)];
  const urls = createPageUrls(file, anchors, context);
  renderDescriptions(elements, (element) => ({
    urlOf: (href) => urls.rewrite(href, locate(element, file)),
    leavesSite: urls.leavesSite,
  }));
  prepareImages(root, file, context);
  const { offered } = context;
  const offers = offered
    ? findOffers(root, file, writtenMode(source), { ...context, offered })
    : [];
  prepareTablesAndLists(root, () => showsTitle(writtenMode(source)));
  rewriteLinks(root, { file, urls, components });
  diagnostics.push(...urls.diagnostics);
  giveOffers(offers);
  const updates = pageUpdates(root, headings);
  const fields = writtenFields(root);
  const blocks = createBlocks();
  diagnostics.push(...(await replaceFormulas(root, file, blocks)));
  diagnostics.push(...(await replaceCodeBlocks(root, file, blocks, context)));
  labelTasks(root);
  const switches = linkContainers(root, elements);
  const aside = moveToSideColumn(root, pageMode(source, elements));
  guardExpressions(root, file);
  root.children.unshift(...linked.code);
  const needsBody = !context.isChecked || imports.length > 0 || holdsCode(root);
  const { body, diagnostics: ofCode } = needsBody
    ? compileTolerantly(root, file, (of) => (of === file ? source : context.read(of)))
    : { body: { code: '', staticHtml: [] }, diagnostics: [] };
  return {
    ...body,
    codeBlocks: blocks.html,
    codeKeys: blocks.keys,
    writtenCode: blocks.written,
    features: pageFeatures(body.code),
    diagram: firstDiagram(root, file),
    headings: tableOfContents(contents, switches),
    aside,
    updates,
    fields,
    anchors,
    links: urls.links,
    imports,
    ...(linked.handlers.length > 0 && { handlers: handlerModule(linked.handlers) }),
    diagnostics: [...diagnostics, ...ofCode],
    dependencies,
    isMovable:
      urls.isPlaceless() &&
      !first.dependsOnName &&
      // Its places and names in the body say which file it stands in.
      !runsAuthorsCode({ code: body.code, imports }) &&
      [imports, diagnostics, ofCode, dependencies].every(({ length }) => length === 0),
  };
}

/** What a fragment may name on a page, and the files that went into it. */
export type PageAnchors = Pick<CompiledPage, 'anchors' | 'dependencies'>;

/** Reads what a fragment may name on a page, which takes far less than to compile it. */
export function pageAnchors(file: string, source: string, context: PageContext): PageAnchors {
  const { anchors, linked } = readPage(file, source, context);
  return { anchors, dependencies: linked.dependencies };
}

/** The tree of a page with all that it imports, names checked and ids given. */
function readPage(file: string, source: string, context: PageContext) {
  const { variables, components } = context;
  const prepare = (text: string) => replaceVariables(text, variables);
  const linked = linkPage(file, prepare(source), {
    files: context,
    cache: moduleCache(context),
    prepare,
    components,
    rules: contentRules(context),
  });
  const { root, imports } = linked;
  replaceAlerts(root);
  const tidied = tidyElements(root, file);
  const elements = elementsOf(root);
  const unknown = unwrapUnknownComponents(elements, linked.components, file);
  const diagnostics = [...linked.diagnostics, ...tidied, ...unknown, ...mdxInCode(root, file)];
  smartDashes(root);
  markKeySymbols(root);
  renderTitles(elements);
  const { contents, headings } = assignHeadingIds(root);
  assignElementIds(
    elements,
    headings.map(({ id }) => id),
  );
  const anchors = collectAnchors({
    root,
    headings,
    code: linked.code,
    imports: imports.length > 0,
  });
  return { linked, elements, contents, headings, anchors, diagnostics };
}

/** The layout of a page; read only if something depends on it. */
function pageMode(source: string, elements: readonly JsxElement[]): string | undefined {
  return hasSideContent(elements) ? writtenMode(source) : undefined;
}

function writtenMode(source: string): string | undefined {
  return parseFrontmatter(source, '').value.frontmatter.mode;
}

function contentRules({ components, isUntrusted, properties }: PageContext): ContentRules {
  return { allowed: isUntrusted ? components : undefined, properties };
}

/** Snippets that pages of one site have in common are parsed once. */
const moduleCache = remember((context: PageContext) => createModuleCache(contentRules(context)));
