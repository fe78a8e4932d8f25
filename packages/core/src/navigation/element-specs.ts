import type { DivisionKind } from './node.ts';

/** Keys whose value is a list of children. */
export const listKeys = [
  'pages',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'products',
  'versions',
  'languages',
  'menu',
] as const;

/** Lists of the root as the format chooses among several (docs/format/docs-json.md#navigation). */
export const precedence: readonly ListKey[] = [
  'products',
  'languages',
  'versions',
  'tabs',
  'dropdowns',
  'anchors',
  'groups',
  'pages',
];

/** Key of a list of children. */
export type ListKey = (typeof listKeys)[number];

/** What an object of the navigation can be. */
export type ElementKind = DivisionKind | 'group';

/** Keys with a value of their own, apart from the label. */
export type FieldKey =
  | 'align'
  | 'asyncapi'
  | 'banner'
  | 'boost'
  | 'color'
  | 'default'
  | 'description'
  | 'directory'
  | 'expanded'
  | 'footer'
  | 'global'
  | 'graphql'
  | 'hidden'
  | 'href'
  | 'icon'
  | 'iconType'
  | 'name'
  | 'navbar'
  | 'noindex'
  | 'openapi'
  | 'outdated'
  | 'public'
  | 'root'
  | 'sdk'
  | 'searchable'
  | 'tag';

/** What an element may hold. Its label stands under the key of its kind: a tab's under `tab`. */
export interface ElementSpec {
  readonly kind: ElementKind | 'root';
  readonly fields: readonly FieldKey[];
  /** Lists of children that the specification or the format in use allows. */
  readonly children: readonly ListKey[];
  /** The list of the specification, where it is narrower and says so in a rule. */
  readonly briefChildren?: readonly ListKey[];
}

/** The kind of element that each list holds. */
export const kindOfList: Readonly<Record<ListKey, ElementKind>> = {
  pages: 'group',
  groups: 'group',
  tabs: 'tab',
  anchors: 'anchor',
  dropdowns: 'dropdown',
  products: 'product',
  versions: 'version',
  languages: 'language',
  menu: 'item',
};

/** The list that each kind of element stands in. */
export const listOfKind: Readonly<Record<ElementKind, ListKey>> = {
  group: 'groups',
  tab: 'tabs',
  anchor: 'anchors',
  dropdown: 'dropdowns',
  product: 'products',
  version: 'versions',
  language: 'languages',
  item: 'menu',
};

/** Every kind of element; of several labels on one object the first counts. */
export const elementKinds: readonly ElementKind[] = [
  'group',
  'tab',
  'anchor',
  'dropdown',
  'product',
  'item',
  'language',
  'version',
];

const everywhere: readonly FieldKey[] = ['asyncapi', 'directory', 'global', 'openapi', 'public'];
const division: readonly FieldKey[] = [...everywhere, 'hidden', 'href'];
const withIcon: readonly FieldKey[] = [...division, 'icon', 'iconType'];

/** One row per kind of element: the whole grammar of `navigation`. */
export const elementSpecs: Readonly<Record<ElementKind | 'root', ElementSpec>> = {
  root: {
    kind: 'root',
    fields: everywhere,
    children: [
      'pages',
      'groups',
      'tabs',
      'anchors',
      'dropdowns',
      'products',
      'versions',
      'languages',
    ],
  },
  tab: {
    kind: 'tab',
    fields: [...withIcon, 'align', 'graphql', 'sdk', 'searchable'],
    children: [
      'languages',
      'versions',
      'dropdowns',
      'anchors',
      'products',
      'groups',
      'pages',
      'menu',
    ],
  },
  item: {
    kind: 'item',
    fields: [...withIcon, 'description'],
    children: [
      'languages',
      'versions',
      'dropdowns',
      'anchors',
      'products',
      'tabs',
      'groups',
      'pages',
    ],
    briefChildren: ['groups', 'pages'],
  },
  anchor: {
    kind: 'anchor',
    fields: [...withIcon, 'color'],
    children: ['languages', 'versions', 'dropdowns', 'tabs', 'products', 'groups', 'pages'],
  },
  dropdown: {
    kind: 'dropdown',
    fields: [...withIcon, 'color', 'description'],
    children: ['languages', 'versions', 'tabs', 'anchors', 'products', 'groups', 'pages'],
  },
  product: {
    kind: 'product',
    fields: [...withIcon, 'color', 'description', 'name'],
    children: ['languages', 'versions', 'tabs', 'anchors', 'dropdowns', 'groups', 'pages', 'menu'],
  },
  version: {
    kind: 'version',
    fields: [...division, 'default', 'noindex', 'outdated', 'tag'],
    children: ['languages', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  },
  language: {
    kind: 'language',
    fields: [...division, 'banner', 'default', 'footer', 'navbar'],
    children: ['versions', 'tabs', 'dropdowns', 'anchors', 'products', 'groups', 'pages'],
  },
  group: {
    kind: 'group',
    fields: [
      'asyncapi',
      'boost',
      'directory',
      'expanded',
      'hidden',
      'icon',
      'iconType',
      'openapi',
      'public',
      'root',
      'sdk',
      'searchable',
      'tag',
    ],
    children: ['pages'],
  },
};

/** Every key that some element knows, for telling a misplaced key from an unknown one. */
export const fieldKeys: ReadonlySet<string> = new Set(
  Object.values(elementSpecs).flatMap((spec) => spec.fields),
);
