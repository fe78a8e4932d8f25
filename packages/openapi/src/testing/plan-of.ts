import {
  type Audience,
  applyRules,
  buildSite,
  type Diagnostic,
  documentFromValue,
  type Frontmatter,
  type NavNode,
  type OpenApiSource,
  type Site,
} from '@waymark/core';
import { type ApiDescription, type DescriptionFormat, formatOf } from '../model/description.ts';
import type { EndpointPage } from '../model/endpoint-page.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import type { EndpointOrder } from '../plan/generated-nodes.ts';
import type { TakenUrl } from '../plan/path-registry.ts';
import { planEndpoints } from '../plan/plan-endpoints.ts';

/** A description of a file that was loaded; every place in it is line 1. */
export function describedAs(
  file: string,
  root: JsonObject,
  version: ApiDescription['version'] = '3.1',
): ApiDescription {
  const locate = () => ({ file, line: 1, column: 1 });
  const own = root['asyncapi'] === undefined ? version : asyncVersion(root);
  return { file, version: own, root, hash: jsonText(root), locate };
}

function asyncVersion(root: JsonObject): ApiDescription['version'] {
  return String(root['asyncapi']).startsWith('2') ? 'asyncapi-2' : 'asyncapi-3';
}

/** `paths` with one operation for each `METHOD path`, empty unless it is given. */
export function pathsOf(...operations: readonly (string | [string, JsonObject])[]): {
  readonly paths: JsonObject;
} {
  const paths: Record<string, Record<string, JsonValue>> = {};
  for (const entry of operations) {
    const [name, operation] = typeof entry === 'string' ? [entry, {}] : entry;
    const [method = '', path = ''] = name.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
  }
  return { paths };
}

interface PlanOptions {
  /** Documents by file. */
  readonly files: Readonly<Record<string, JsonObject | ApiDescription>>;
  /** Descriptions of OpenAPI that could not be loaded. */
  readonly failed?: readonly string[];
  readonly pages?: Readonly<Record<string, Frontmatter>>;
  readonly defaults?: readonly OpenApiSource[];
  /** `api.asyncapi`. */
  readonly asyncDefaults?: readonly OpenApiSource[];
  readonly taken?: readonly TakenUrl[];
  readonly order?: EndpointOrder;
  readonly besideProse?: boolean;
  readonly audience?: Audience;
}

export interface Planned {
  readonly site: Site;
  readonly endpoints: ReadonlyMap<string, EndpointPage>;
  /** Pages whose operation nobody knows. */
  readonly undecided: ReadonlySet<string>;
  readonly diagnostics: readonly Diagnostic[];
  readonly codes: readonly string[];
  /** The sidebar tree as labels and paths. */
  readonly outline: unknown;
}

/** The site of a navigation whose descriptions and pages are given. */
export function planOf(navigation: unknown, options: PlanOptions): Planned {
  const { files, pages = {}, defaults = [], taken = [], order = 'paths', audience } = options;
  const { besideProse = false } = options;
  const loaded = Object.entries(files).map(([file, root]) =>
    isDescription(root) ? root : describedAs(file, root),
  );
  const ofFormat = (format: DescriptionFormat) => {
    const discovered = loaded.filter((known) => formatOf(known) === format);
    return { discovered, named: new Map(discovered.map((known) => [known.file, known])) };
  };
  const sources = Object.entries(pages).map(([path, frontmatter]) => ({
    path,
    file: `${path}.mdx`,
    frontmatter,
  }));
  let endpoints: ReadonlyMap<string, EndpointPage> = new Map();
  let undecided: ReadonlySet<string> = new Set();
  const { value: site, diagnostics } = buildSite({
    document: documentFromValue({ navigation }),
    config: { theme: 'maple' },
    pages: sources,
    audience,
    expand: (root) => {
      const locateField = (page: { readonly file: string }) => ({
        file: page.file,
        line: 1,
        column: 1,
      });
      const input = {
        root,
        ...ofFormat('openapi'),
        failed: options.failed ?? [],
        channels: { ...ofFormat('asyncapi'), failed: [], defaults: options.asyncDefaults ?? [] },
        pages: sources,
        defaults,
        taken,
        listing: { order, besideProse },
        locateField,
      };
      const plan = planEndpoints(input);
      ({ endpoints, undecided } = plan.value);
      return plan;
    },
  });
  const codes = applyRules(diagnostics, 'strict').map(({ code }) => code);
  return {
    site,
    endpoints,
    undecided,
    diagnostics,
    codes,
    outline: site.root.children.map(outline),
  };
}

function outline(node: NavNode): unknown {
  if (node.kind === 'page' || node.kind === 'endpoint') return node.path ?? node.label;
  return { [node.label]: node.children.map(outline) };
}

function isDescription(value: JsonObject | ApiDescription): value is ApiDescription {
  return typeof value['locate'] === 'function';
}
