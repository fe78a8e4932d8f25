import { quote } from '../config/json-value.ts';
import { type ConfigPath, pointerOf } from '../config/path.ts';
import { type EndpointSelector, parseEndpointSelector } from '../page/endpoint-selector.ts';
import type { PageFacts } from '../page/facts.ts';
import { normalisePagePath, pageUrl, titleFromPath } from '../page/page-path.ts';
import { spellings } from '../page/spellings.ts';
import type { BuildContext, Inherited } from './build-context.ts';
import { descriptionsIn, visibility } from './element-fields.ts';
import type { NavNode } from './node.ts';

/**
 * Reads a string of `pages`: the path of a page, or an endpoint where a specification is in scope
 * or named. A file of that very name wins over an endpoint.
 */
export function parsePageEntry(
  written: string,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): NavNode | undefined {
  const text = written.trim();
  if (text === '') {
    context.report(
      'navigation-page-invalid',
      path,
      'This page entry is empty.',
      'Write the path of a page, or remove the entry.',
    );
    return undefined;
  }
  if (/^(?:[a-z][a-z0-9+.-]*:\/\/|mailto:)/i.test(text)) {
    context.report(
      'navigation-page-url',
      path,
      `The page entry ${quote(written)} is a URL, not the path of a page.`,
      'Write it as `url` in the frontmatter of a page, or as `href` of a tab or anchor.',
    );
    return undefined;
  }
  const selector = parseEndpointSelector(text);
  const isEndpoint = selector && (selector.certain || inherited.openapi !== undefined);
  return isEndpoint && context.pages.get(normalisePagePath(text).path) === undefined
    ? endpointNode(written, selector, path, inherited, context)
    : pageNode(resolvePage(text, path, context), path, inherited, context);
}

/** The path of the page that an entry or a group's `root` means; reported when there is none. */
export function resolvePage(written: string, path: ConfigPath, context: BuildContext): string {
  const whole = normalisePagePath(written);
  // A file may be called `c#.mdx`.
  const isWhole = context.pages.get(whole.path) !== undefined;
  const [bare = ''] = isWhole ? [written] : written.split(/[#?]/);
  const { path: normal, outside } = bare === written ? whole : normalisePagePath(bare);
  if (bare !== written) {
    const message = `The page entry ${quote(written)} has a "${written.charAt(bare.length)}" part, but an entry names a whole page.`;
    context.report('navigation-page-fragment', path, message, `Write "${normal}".`);
  }
  if (outside) {
    const message = `The page entry ${quote(written)} leads out of the docs folder; it is read as "${normal}".`;
    context.report('navigation-page-outside', path, message, `Write "${normal}".`);
  }
  const there = spellings(normal).find((one) => context.pages.get(one) !== undefined);
  if (there !== undefined) return there;
  const variant = context.pages.findVariant(normal);
  if (!variant) return missingPage(normal, path, context);
  const found = variant.page.path;
  const byExtension = variant.written === 'extension';
  context.report(
    byExtension ? 'navigation-page-extension' : 'navigation-page-folder',
    path,
    byExtension
      ? `The page entry ${quote(written)} is written with its file extension.`
      : `The page entry ${quote(written)} names a folder; its index page is used.`,
    `Write "${found}".`,
  );
  return found;
}

function missingPage(path: string, at: ConfigPath, context: BuildContext): string {
  if (context.pages.hasCollided(path)) return path;
  const message = `The page "${path}" is listed in the navigation, but there is no file "${path.replace(/\.mdx?$/, '')}.mdx".`;
  const hint = context.pages.explainMissing(path) ?? 'Create the file or remove the entry.';
  context.missingPages.set(context.report('navigation-page-missing', at, message, hint), path);
  return path;
}

function pageNode(
  pagePath: string,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): NavNode {
  const facts = context.pages.get(pagePath);
  const node: NavNode = {
    kind: 'page',
    id: pointerOf(path),
    label: facts?.sidebarTitle ?? titleFromPath(pagePath),
    children: [],
    path: pagePath,
    url: facts?.url ?? pageUrl(pagePath),
    ...pageFields(facts),
    ...visibility(inherited, facts?.hidden),
    ...descriptionsIn(inherited),
    location: context.locate(path),
  };
  if (facts?.hidden === true) context.hidden.add(node.id);
  return node;
}

/** The share of a page in its node. */
export function pageFields(facts: PageFacts | undefined): Pick<NavNode, 'icon' | 'tag'> {
  return {
    ...(facts?.icon ? { icon: facts.icon } : {}),
    ...(facts?.tag === undefined ? {} : { tag: facts.tag }),
  };
}

function endpointNode(
  written: string,
  { method, path: endpointPath, file }: EndpointSelector,
  path: ConfigPath,
  inherited: Inherited,
  context: BuildContext,
): NavNode {
  if (file === undefined && inherited.openapi === undefined) {
    context.report(
      'openapi-endpoint-unattached',
      path,
      `The endpoint ${quote(written)} belongs to no specification: neither this element nor its parents set \`openapi\`.`,
      `Set \`openapi\` on the group, or write "openapi.yaml ${method} ${endpointPath}".`,
    );
  }
  return {
    kind: 'endpoint',
    id: pointerOf(path),
    label: written.trim(),
    children: [],
    endpoint: { method, path: endpointPath, ...(file === undefined ? {} : { file }) },
    ...visibility(inherited),
    ...descriptionsIn(inherited),
    location: context.locate(path),
  };
}
