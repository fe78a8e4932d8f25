import type { Inherited } from './build-context.ts';
import type { NavNode } from './node.ts';
import type { ElementFields } from './parse-fields.ts';

/** What the children of an element inherit: its own values over those it inherited. */
export function inherit(inherited: Inherited, fields: ElementFields): Inherited {
  const { hidden, searchable, boost, noindex, directory, openapi, asyncapi } = fields;
  const unchanged =
    hidden === undefined &&
    searchable === undefined &&
    boost === undefined &&
    noindex === undefined &&
    directory === undefined &&
    openapi === undefined &&
    asyncapi === undefined;
  if (unchanged) return inherited;
  return {
    hidden: hidden ?? inherited.hidden,
    searchable: searchable ?? inherited.searchable,
    boost: boost ?? inherited.boost,
    noindex: noindex ?? inherited.noindex,
    directory: directory ?? inherited.directory,
    openapi: openapi ?? inherited.openapi,
    asyncapi: asyncapi ?? inherited.asyncapi,
  };
}

/** The node's share of the fields: own values as they are, inherited ones as they take effect. */
export function elementFields(fields: ElementFields, effective: Inherited): Partial<NavNode> {
  const { icon, tag, description, color, expanded, align, href } = fields;
  return {
    ...(href === undefined ? {} : { url: href }),
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    ...(color === undefined ? {} : { color }),
    ...(expanded === undefined ? {} : { expanded }),
    ...(align === undefined ? {} : { align }),
    ...(fields.public === undefined ? {} : { public: fields.public }),
    ...(fields.outdated === undefined ? {} : { outdated: fields.outdated }),
    ...(fields.default === undefined ? {} : { default: fields.default }),
    ...(effective.directory === undefined ? {} : { directory: effective.directory }),
    ...visibility(effective),
    ...descriptionsIn(effective),
  };
}

/** The descriptions in force. */
export function descriptionsIn({
  openapi,
  asyncapi,
}: Inherited): Pick<NavNode, 'openapi' | 'asyncapi'> {
  return { ...(openapi ? { openapi } : {}), ...(asyncapi ? { asyncapi } : {}) };
}

/** The effective values that concern listing and search, those that are set. */
export function visibility(
  { hidden, searchable, boost, noindex }: Inherited,
  own?: boolean,
): Pick<NavNode, 'hidden' | 'searchable' | 'boost' | 'noindex'> {
  const effective = own ?? hidden;
  return {
    ...(effective === undefined ? {} : { hidden: effective }),
    ...(searchable === undefined ? {} : { searchable }),
    ...(boost === undefined ? {} : { boost }),
    ...(noindex === undefined ? {} : { noindex }),
  };
}
