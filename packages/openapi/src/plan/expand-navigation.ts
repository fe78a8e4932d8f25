import {
  type Access,
  type Diagnostic,
  diagnostic,
  elementAccess,
  type NavNode,
  type OpenApiSource,
} from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { childPointer } from '../reference/pointer.ts';
import { type DescriptionSet, findByName, mayBeInFailed } from './description-set.ts';
import { isExcluded } from './excluded.ts';
import { explainMiss, findOperation } from './find-operation.ts';
import { type EndpointListing, generatedNodes, type ListedOperation } from './generated-nodes.ts';
import { nameOf } from './operation-name.ts';
import { type DescribedOperation, operationsOf } from './operations.ts';
import type { PageDrafts } from './page-drafts.ts';

/** A navigation, and what makes its pages. */
export interface ExpansionInput {
  readonly root: NavNode;
  readonly descriptions: DescriptionSet;
  /** Those of AsyncAPI. */
  readonly channels: DescriptionSet;
  readonly drafts: PageDrafts;
  readonly listing: EndpointListing;
  /** Paths of authors' pages that say that they are of an endpoint. */
  readonly documenting: ReadonlySet<string>;
}

/** What is known on the way down to an element. */
interface Place {
  readonly parent: NavNode | undefined;
  readonly version: string | undefined;
  /** By the nearest element that says who may read what it holds. */
  readonly access: Access;
}

/** Folder of generated pages where none is set. */
const defaultDirectory = 'api-reference';

/**
 * The navigation with a page for every endpoint that it asks for
 * (docs/format/openapi.md#attachment). Entries that name nothing stay as they are and are reported.
 * Where a description that the navigation asks for is missing, `unread` has the folder of its pages.
 */
export function expandNavigation({ root, ...input }: ExpansionInput): {
  readonly root: NavNode;
  readonly unread: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const diagnostics: Diagnostic[] = [];
  const unread = new Set<string>();
  const around: Surroundings = { ...input, unread, report: (found) => diagnostics.push(found) };

  const visit = (node: NavNode, place: Place): NavNode => {
    const version = node.kind === 'version' ? node.label : place.version;
    if (node.kind === 'endpoint') {
      return endpointPage(node, version, around);
    }
    const below = { parent: node, version, access: elementAccess(node) ?? place.access };
    const listed = node.children.map((child) => visit(child, below));
    const endpoints =
      asksForAll(node, place.parent) || asksBesideProse(node, place.parent, input)
        ? allEndpoints(node, below, around, 'openapi')
        : [];
    const channels = asksForChannels(node, place.parent)
      ? allEndpoints(node, below, around, 'asyncapi')
      : [];
    const global = node.global?.map((child) => visit(child, below));
    return {
      ...node,
      children: [...listed, ...endpoints, ...channels],
      ...(global ? { global } : {}),
    };
  };
  return {
    root: visit(root, { parent: undefined, version: undefined, access: [] }),
    unread,
    diagnostics,
  };
}

/**
 * Whether an element is one of all endpoints of its descriptions
 * (docs/format/openapi.md#attachment): one is in force and nothing is listed. An element lists
 * pages where it has any entry; one that only holds other elements leaves the question to each of
 * them. A link that merely inherits a description stays a link.
 */
function asksForAll(
  { kind, openapi, asyncapi, children, url }: NavNode,
  parent: NavNode | undefined,
): boolean {
  if (kind === 'page' || openapi === undefined || children.length > 0) return false;
  const isOwn = openapi !== parent?.openapi;
  // One that names channels itself is about those.
  return isOwn || (url === undefined && (asyncapi === undefined || asyncapi === parent?.asyncapi));
}

/**
 * Whether an element has all endpoints after the prose that it lists: it names a description itself, and
 * nothing in it is an endpoint of that.
 */
function asksBesideProse(
  { kind, openapi, children }: NavNode,
  parent: NavNode | undefined,
  { documenting, listing }: Pick<ExpansionInput, 'documenting' | 'listing'>,
): boolean {
  if (!listing.besideProse || kind === 'root' || kind === 'page') return false;
  if (openapi === undefined || openapi === parent?.openapi) return false;
  const isProse = (node: NavNode): boolean => {
    if (isDivision(node)) return false;
    if (node.openapi !== openapi) return true;
    if (node.kind === 'endpoint') return node.endpoint?.file !== undefined;
    if (node.kind === 'page') return !documenting.has(node.path ?? '');
    return node.children.length > 0 && node.children.every(isProse);
  };
  return children.length > 0 && children.every(isProse);
}

/**
 * Whether an element is one of all channels of its descriptions
 * (docs/format/openapi.md#channels): it names them itself, or inherits them and lists nothing. One
 * that holds divisions leaves the question to each of them.
 */
function asksForChannels(
  { kind, asyncapi, openapi, children, url }: NavNode,
  parent: NavNode | undefined,
): boolean {
  if (kind === 'page' || asyncapi === undefined || children.some(isDivision)) return false;
  if (asyncapi !== parent?.asyncapi) return true;
  const isOther = openapi !== undefined && openapi !== parent?.openapi;
  return isDivision({ kind }) && children.length === 0 && url === undefined && !isOther;
}

function isDivision({ kind }: Pick<NavNode, 'kind'>): boolean {
  return kind !== 'page' && kind !== 'endpoint' && kind !== 'group';
}

interface Surroundings extends Omit<ExpansionInput, 'root'> {
  readonly unread: Set<string>;
  readonly report: (found: Diagnostic) => void;
}

/** The page that an endpoint entry stands for. */
function endpointPage(node: NavNode, version: string | undefined, around: Surroundings): NavNode {
  const { endpoint, openapi } = node;
  if (!endpoint) return node;
  const candidates = candidatesOf(node, endpoint.file, around);
  const failed = (openapi ?? []).filter(({ source }) => !around.descriptions.get(source));
  for (const source of failed) around.unread.add(directoryOf(source));
  if (candidates.length === 0) return node;
  const found = candidates
    .map((description) => findOperation(description, endpoint))
    .find((operation) => operation !== undefined);
  if (!found) {
    const isUndecided = endpoint.file === undefined && failed.length > 0;
    if (!isUndecided) around.report(missing(node, candidates, endpoint));
    return node;
  }
  if (isExcluded(found)) {
    around.report(excluded(node, found));
    return node;
  }
  const source = openapi?.find(
    (entry) => around.descriptions.get(entry.source) === found.description,
  );
  const directory = directoryOf(source ?? openapi?.[0]);
  const path = around.drafts.add({
    operation: found,
    directory,
    version,
    hidden: false,
    access: [],
  });
  return { ...node, kind: 'page', path };
}

/** Where an entry looks its endpoint up: in the file that it names, else in those in force. */
function candidatesOf(
  node: NavNode,
  file: string | undefined,
  { descriptions, report }: Surroundings,
): readonly ApiDescription[] {
  if (file === undefined) return descriptions.of(node.openapi);
  const named = findByName(file, descriptions.all);
  if (named && named.match !== 'none') return [named.description];
  if (mayBeInFailed({ file }, descriptions)) return [];
  report(
    atNode(
      node,
      'openapi-file-missing',
      `The entry "${node.label}" names the specification "${file}", which is not in the docs folder.`,
      `Specifications there: ${descriptions.all.map((known) => known.file).join(', ') || 'none'}.`,
    ),
  );
  return [];
}

/** Groups with all endpoints of an element's descriptions; hidden ones only get their pages. */
function allEndpoints(
  node: NavNode,
  { access, version }: Place,
  { descriptions, channels, drafts, listing, report, unread }: Surroundings,
  key: 'openapi' | 'asyncapi',
): readonly NavNode[] {
  const known = key === 'openapi' ? descriptions : channels;
  return (node[key] ?? []).flatMap((source, index) => {
    const description = known.get(source.source);
    const directory = directoryOf(source);
    if (!description) {
      unread.add(directory);
      return [];
    }
    const operations = operationsOf(description).filter((entry) => !isExcluded(entry));
    const [shown, hidden] = [false, true].map((isHidden) =>
      operations.filter(({ operation }) => (operation['x-hidden'] === true) === isHidden),
    );
    if (operations.length === 0) report(nothingToList(node, description, key));
    const add = (operation: DescribedOperation, isHidden: boolean): ListedOperation => ({
      operation,
      // No place in the navigation says it of a page that nothing lists.
      path: drafts.add({
        operation,
        directory,
        version,
        hidden: isHidden,
        access: isHidden ? access : [],
      }),
    });
    const listed = (shown ?? []).map((operation) => add(operation, false));
    for (const operation of hidden ?? []) add(operation, true);
    return generatedNodes(listed, node, childPointer(node.id, key, index), listing.order);
  });
}

/** `directory` as the folder part of a path. */
function directoryOf(source: OpenApiSource | undefined): string {
  return (source?.directory ?? defaultDirectory)
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('/');
}

function atNode(
  node: NavNode,
  code: Diagnostic['code'],
  message: string,
  hint: string,
): Diagnostic {
  const at = node.location ?? { file: 'docs.json', line: 1, column: 1 };
  return diagnostic(code, { at, message, hint, pointer: node.id });
}

function elementName({ kind, label }: NavNode): string {
  if (kind === 'root') return 'The navigation';
  return `The ${kind === 'item' ? 'menu item' : kind} "${label}"`;
}

function missing(
  node: NavNode,
  candidates: readonly ApiDescription[],
  wanted: { readonly method: string; readonly path: string },
): Diagnostic {
  const { reason, hint } = explainMiss(candidates, wanted);
  const message = `The entry "${node.label}" names an endpoint that does not exist: ${reason}.`;
  return atNode(node, 'openapi-operation-missing', message, hint);
}

function excluded(node: NavNode, operation: DescribedOperation): Diagnostic {
  return atNode(
    node,
    'openapi-operation-excluded',
    `The entry "${node.label}" has no page, because ${nameOf(operation)} has \`x-excluded\`.`,
    'Remove the entry, or write `x-hidden` in place of `x-excluded`.',
  );
}

function nothingToList(
  node: NavNode,
  description: ApiDescription,
  key: 'openapi' | 'asyncapi',
): Diagnostic {
  if (key === 'asyncapi') {
    const message = `${elementName(node)} asks for all channels of "${description.file}", which has none.`;
    const hint = 'Add `channels` to the description, or remove `asyncapi` here.';
    return atNode(node, 'asyncapi-channels-none', message, hint);
  }
  return atNode(
    node,
    'openapi-operations-none',
    `${elementName(node)} asks for all endpoints of "${description.file}", which has none.`,
    'Add `paths` or `webhooks` to the specification, or remove `openapi` here.',
  );
}
