import {
  type Diagnostic,
  diagnostic,
  type NavNode,
  type PageSource,
  parseEndpointSelector,
  type SourceLocation,
} from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import type { EndpointTarget } from '../model/endpoint-page.ts';
import type { DescriptionSet } from './description-set.ts';
import { type FoundTarget, operationTarget, schemaTarget } from './find-target.ts';

/** What the pages of authors are matched with. */
export interface AuthoredInput {
  readonly pages: readonly PageSource[];
  readonly root: NavNode;
  readonly descriptions: DescriptionSet;
  /** Where a key of a page's frontmatter is written. */
  locateField(page: PageSource, key: string): SourceLocation;
}

/**
 * What the pages of authors document by their frontmatter (docs/format/openapi.md#endpoint-pages):
 * `openapi`, `openapi-schema`, `api`. A page whose value leads nowhere stays a page of text.
 */
export function authoredTargets({ pages, root, descriptions, locateField }: AuthoredInput): {
  readonly targets: ReadonlyMap<PageSource, EndpointTarget>;
  readonly diagnostics: readonly Diagnostic[];
} {
  const targets = new Map<PageSource, EndpointTarget>();
  const diagnostics: Diagnostic[] = [];
  const inForce = specificationsInForce(root, descriptions);
  for (const page of pages) {
    const asked = askedOf(page);
    if (!asked) continue;
    const { target, problem } = findTarget(asked, inForce.get(page.path) ?? [], descriptions);
    if (target) targets.set(page, target);
    if (problem) {
      const { code, ...text } = problem;
      diagnostics.push(diagnostic(code, { at: locateField(page, asked.key), ...text }));
    }
  }
  return { targets, diagnostics };
}

type AskedKey = 'openapi' | 'openapi-schema' | 'api' | 'asyncapi';

interface Asked {
  readonly key: AskedKey;
  readonly value: string;
}

/** The first of these keys that a page has; a link page shows nothing itself. */
function askedOf({ frontmatter }: PageSource): Asked | undefined {
  if (frontmatter.url !== undefined) return undefined;
  for (const key of ['openapi', 'openapi-schema', 'api', 'asyncapi'] as const) {
    const value = frontmatter[key];
    if (typeof value === 'string' && value.trim() !== '') return { key, value: value.trim() };
  }
  return undefined;
}

function findTarget(
  { key, value }: Asked,
  inForce: readonly ApiDescription[],
  descriptions: DescriptionSet,
): FoundTarget {
  switch (key) {
    case 'openapi': {
      const wanted = parseEndpointSelector(value);
      const hint = 'Write the method and the path, such as `openapi: "GET /users"`.';
      return wanted ? operationTarget(wanted, inForce, descriptions) : malformed(key, value, hint);
    }
    case 'openapi-schema': {
      const [name, file, ...rest] = value.split(/\s+/).reverse();
      const hint = 'Write the name of a schema, such as `openapi-schema: "User"`.';
      if (name === undefined || rest.length > 0) return malformed(key, value, hint);
      return schemaTarget({ name, file }, inForce, descriptions);
    }
    case 'api':
      return manualTarget(value);
    case 'asyncapi':
      return {
        problem: {
          code: 'openapi-unsupported',
          message: '`asyncapi` is not supported yet, so the page shows its own text only.',
          hint: 'Describe the channel in the text of the page.',
        },
      };
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
  descriptions: DescriptionSet,
): ReadonlyMap<string, readonly ApiDescription[]> {
  const found = new Map<string, readonly ApiDescription[]>();
  const visit = (node: NavNode) => {
    const path = node.kind === 'page' ? node.path : node.root;
    if (path !== undefined && node.openapi && !found.has(path)) {
      found.set(path, descriptions.of(node.openapi));
    }
    node.children.forEach(visit);
  };
  visit(root);
  return found;
}
