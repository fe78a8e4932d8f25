import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContentIndex, IndexedPage } from '@waymark/content';
import { parse } from 'yaml';
import { sectionsOf } from './sections.ts';

/**
 * The content index of a docs folder, made from the sources of its pages with a plain reading of
 * MDX: tags are dropped, attributes that readers see are kept, snippets stay out.
 */
export function contentIndexOf(folder: string): ContentIndex {
  const config = readJson(path.join(folder, 'docs.json'));
  const places = new Map<string, Place>();
  visit(field(config, 'navigation'), { labels: [], boost: 1 }, places, folder);
  const pages = pageFilesOf(folder)
    .map((file) => readPage(folder, file, places))
    .filter((page) => page !== undefined);
  return { formatVersion: 1, site: { name: String(field(config, 'name') ?? '') }, pages };
}

interface Place {
  readonly labels: readonly string[];
  readonly boost: number;
  readonly language?: string;
}

const labelKeys = ['tab', 'dropdown', 'anchor', 'product', 'version', 'group'];

function visit(node: unknown, place: Place, places: Map<string, Place>, folder: string): void {
  if (typeof node === 'string') places.set(node.replace(/^\//, ''), place);
  else if (Array.isArray(node)) for (const item of node) visit(item, place, places, folder);
  else if (typeof node === 'object' && node !== null) {
    const reference = field(node, '$ref');
    if (typeof reference === 'string') {
      const file = path.resolve(folder, reference);
      if (existsSync(file)) visit(readJson(file), place, places, path.dirname(file));
      return;
    }
    const inner = placeInside(node, place);
    const root = field(node, 'root');
    if (typeof root === 'string') places.set(root, inner);
    for (const value of Object.values(node)) {
      if (typeof value === 'object') visit(value, inner, places, folder);
    }
  }
}

function placeInside(node: object, place: Place): Place {
  const labels = labelKeys.map((key) => field(node, key)).filter((label) => label !== undefined);
  const language = field(node, 'language') ?? place.language;
  return {
    labels: [...place.labels, ...labels.map(String)],
    boost: numberOf(field(node, 'boost'), place.boost),
    ...(typeof language === 'string' && { language }),
  };
}

function pageFilesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.mdx') && !/(?:^|\/)(?:\.|node_modules|_?snippets\/)/.test(file),
    )
    .sort();
}

function readPage(
  folder: string,
  file: string,
  places: ReadonlyMap<string, Place>,
): IndexedPage | undefined {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const [, yaml = '', body = source] =
    /^---\r?\n([\s\S]*?)\r?\n---\r?\n?([\s\S]*)$/.exec(source) ?? [];
  const data = readYaml(yaml);
  const name = file.replace(/\.mdx$/, '');
  const place = places.get(name);
  if (place === undefined || field(data, 'noindex') === true) return undefined;
  const description = field(data, 'description');
  const operation = operationOf(String(field(data, 'openapi') ?? ''));
  return {
    url: `/${name.replace(/(?:^|\/)index$/, '')}`,
    title: String(field(data, 'title') ?? operation?.path ?? name),
    ...(typeof description === 'string' && { description }),
    kind: operation === undefined ? 'page' : 'endpoint',
    navigation: place.labels,
    ...(place.language !== undefined && { language: place.language }),
    tags: [field(data, 'tag'), field(data, 'keywords')]
      .flat()
      .filter((tag) => typeof tag === 'string'),
    ...(operation !== undefined && { operation }),
    boost: numberOf(field(data, 'boost'), place.boost),
    sections: sectionsOf(body),
  };
}

function operationOf(openapi: string): { method: string; path: string } | undefined {
  const [, method, template] = /\b([A-Za-z]+)\s+(\/\S*)$/.exec(openapi) ?? [];
  return method === undefined || template === undefined
    ? undefined
    : { method: method.toUpperCase(), path: template };
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch {
    return {};
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}
