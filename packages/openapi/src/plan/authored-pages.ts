import {
  type Diagnostic,
  diagnostic,
  type NavNode,
  namedPath,
  type PageSource,
  pageLink,
  parseEndpointSelector,
  type SourceLocation,
} from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import type { EndpointTarget } from '../model/endpoint-page.ts';
import type { DescriptionSet } from './description-set.ts';
import { channelTarget, parseChannel } from './find-channel.ts';
import { type FoundTarget, operationTarget, schemaTarget } from './find-target.ts';

/** What the pages of authors are matched with. */
export interface AuthoredInput {
  readonly pages: readonly PageSource[];
  readonly root: NavNode;
  readonly descriptions: DescriptionSet;
  /** Those of AsyncAPI. */
  readonly channels: DescriptionSet;
  /** Where a key of a page's frontmatter is written. */
  locateField(page: PageSource, key: string): SourceLocation;
}

/**
 * What the pages of authors document by their frontmatter (docs/format/openapi.md#endpoint-pages):
 * `openapi`, `openapi-schema`, `api`, `asyncapi`. A page whose value leads nowhere stays a page of text.
 */
export function authoredTargets(input: AuthoredInput): {
  readonly targets: ReadonlyMap<PageSource, EndpointTarget>;
  /** Paths of pages whose value may be in a description that could not be loaded. */
  readonly undecided: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const targets = new Map<PageSource, EndpointTarget>();
  const undecided: Undecided[] = [];
  const diagnostics: Diagnostic[] = [];
  const { pages, root, locateField } = input;
  const inForce = {
    openapi: specificationsInForce(root, 'openapi', input.descriptions),
    asyncapi: specificationsInForce(root, 'asyncapi', input.channels),
  };
  for (const page of pages) {
    const asked = askedOf(page);
    if (!asked) continue;
    const { key, value } = asked;
    const near = inForce[key === 'asyncapi' ? key : 'openapi'].get(page.path) ?? [];
    const found =
      key === 'asyncapi'
        ? channelTarget(parseChannel(value, page, input.channels), near, input.channels)
        : findTarget({ key, value, from: page.file }, near, input.descriptions);
    if (found.target) targets.set(page, found.target);
    if (found.undecided !== undefined) undecided.push({ page, key, name: found.undecided });
    if (found.problem) {
      const { code, ...text } = found.problem;
      diagnostics.push(diagnostic(code, { at: locateField(page, key), ...text }));
    }
  }
  diagnostics.push(...lookedUpNowhere(undecided, locateField));
  return { targets, undecided: new Set(undecided.map(({ page }) => page.path)), diagnostics };
}

interface Undecided {
  readonly page: PageSource;
  readonly key: AskedKey;
  readonly name: string;
}

/** One for all of them: what is to be done is reported of the description. */
function lookedUpNowhere(
  [first, ...others]: readonly Undecided[],
  locateField: AuthoredInput['locateField'],
): Diagnostic[] {
  if (!first) return [];
  const { key, name, page } = first;
  const pages =
    others.length === 0
      ? 'The page shows its own text only'
      : `This page and ${others.length} more show their own text only`;
  return [
    diagnostic(key === 'asyncapi' ? 'asyncapi-channel-missing' : 'openapi-operation-missing', {
      at: locateField(page, key),
      message: `\`${key}\` names "${name}", which cannot be looked up, since an API description could not be read. ${pages}.`,
      hint: 'Correct what is reported of that description.',
    }),
  ];
}

type AskedKey = 'openapi' | 'openapi-schema' | 'api' | 'asyncapi';

interface Asked<Key = AskedKey> {
  readonly key: Key;
  readonly value: string;
}

/** The first of these keys that a page has; a link page shows nothing itself. */
function askedOf({ frontmatter }: PageSource): Asked | undefined {
  if (pageLink(frontmatter) !== undefined) return undefined;
  for (const key of ['openapi', 'openapi-schema', 'api', 'asyncapi'] as const) {
    const value = frontmatter[key];
    if (typeof value === 'string' && value.trim() !== '') return { key, value: value.trim() };
  }
  return undefined;
}

function findTarget(
  { key, value, from }: Asked<Exclude<AskedKey, 'asyncapi'>> & { readonly from: string },
  inForce: readonly ApiDescription[],
  descriptions: DescriptionSet,
): FoundTarget {
  switch (key) {
    case 'openapi': {
      const wanted = parseEndpointSelector(value);
      const hint = 'Write the method and the path, such as `openapi: "GET /users"`.';
      return wanted
        ? operationTarget({ ...wanted, from }, inForce, descriptions)
        : malformed(key, value, hint);
    }
    case 'openapi-schema': {
      const [name, file, ...rest] = value.split(/\s+/).reverse();
      const hint = 'Write the name of a schema, such as `openapi-schema: "User"`.';
      if (name === undefined || rest.length > 0) return malformed(key, value, hint);
      return schemaTarget({ name, file, from }, inForce, descriptions);
    }
    case 'api':
      return manualTarget(value);
  }
}

/** `METHOD url` of a page that describes its endpoint itself. */
function manualTarget(value: string): FoundTarget {
  const selector = parseEndpointSelector(value);
  if (!selector || selector.file !== undefined || selector.method === 'WEBHOOK') {
    const hint = 'Write the method and the address, such as `api: "GET /users/{id}"`.';
    return malformed('api', value, hint);
  }
  return { target: { kind: 'manual', method: selector.method, url: selector.path } };
}

function malformed(key: AskedKey, value: string, hint: string): FoundTarget {
  const what = key === 'openapi-schema' ? 'schema' : 'endpoint';
  const message = `\`${key}\` is "${value}", which names no ${what}, so the page shows its own text only.`;
  return { problem: { code: 'openapi-reference-malformed', message, hint } };
}

/** Descriptions in force where a page is first listed. */
function specificationsInForce(
  root: NavNode,
  key: 'openapi' | 'asyncapi',
  descriptions: DescriptionSet,
): ReadonlyMap<string, readonly ApiDescription[]> {
  const found = new Map<string, readonly ApiDescription[]>();
  const visit = (node: NavNode) => {
    const path = namedPath(node);
    if (path !== undefined && node[key] && !found.has(path)) {
      found.set(path, descriptions.of(node[key]));
    }
    node.children.forEach(visit);
  };
  visit(root);
  return found;
}
