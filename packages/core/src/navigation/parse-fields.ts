import { quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import type { BuildContext, Inherited, JsonObject } from './build-context.ts';
import type { ElementSpec, FieldKey } from './element-specs.ts';
import type { NavNode } from './node.ts';
import { parseColor } from './parse-color.ts';
import { parseDescriptions } from './parse-descriptions.ts';
import { parseHref } from './parse-href.ts';
import { parseIcon } from './parse-icon.ts';

/** The judged values of an element's own fields; absent where unset, wrong or without effect. */
export interface ElementFields
  extends Inherited,
    Pick<NavNode, 'icon' | 'tag' | 'description' | 'color' | 'expanded' | 'root' | 'public'>,
    Pick<NavNode, 'align' | 'default' | 'outdated'> {
  readonly href?: string;
  readonly name?: string;
}

/** Reads the fields that the kind of element has; wrong values are reported one by one. */
export function parseFields(
  spec: ElementSpec,
  raw: JsonObject,
  path: ConfigPath,
  context: BuildContext,
): ElementFields {
  const read = fieldReader(spec, raw, path, context);
  return {
    icon: parseIcon(read.raw('icon'), read.raw('iconType'), [...path, 'icon'], context),
    tag: read.string('tag'),
    description: read.string('description'),
    color: parseColor(read.raw('color'), [...path, 'color'], context),
    expanded: read.boolean('expanded'),
    root: read.string('root'),
    directory: read.oneOf('directory', ['none', 'accordion', 'card']),
    hidden: read.boolean('hidden'),
    // Whatever was meant, pages are not to become public by a mistake.
    public: read.boolean('public') ?? (isNothing(read.raw('public')) ? undefined : false),
    searchable: read.boolean('searchable'),
    boost: read.number('boost'),
    align: read.oneOf('align', ['start', 'end']),
    default: read.boolean('default'),
    outdated: read.boolean('outdated'),
    noindex: read.boolean('noindex'),
    href: parseHref(
      read.raw('href') ?? (spec.fields.includes('href') ? raw['url'] : undefined),
      [...path, 'href'],
      context,
    ),
    name: read.string('name'),
    openapi: parseDescriptions('openapi', read.raw('openapi'), path, context),
    asyncapi: parseDescriptions('asyncapi', read.raw('asyncapi'), path, context),
  };
}

function isNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

function fieldReader(spec: ElementSpec, raw: JsonObject, path: ConfigPath, context: BuildContext) {
  const value = (key: FieldKey) =>
    spec.fields.includes(key) ? (raw[key] ?? undefined) : undefined;
  const invalid = (key: FieldKey, expected: string, hint?: string): undefined => {
    context.report(
      'navigation-value-invalid',
      [...path, key],
      `\`${key}\` is ${quote(value(key))}, but it must be ${expected}.`,
      hint,
    );
    return undefined;
  };
  return {
    raw: value,
    string(key: FieldKey): string | undefined {
      const found = value(key);
      if (found === undefined || typeof found === 'string') return found || undefined;
      return invalid(key, 'a string');
    },
    boolean(key: FieldKey): boolean | undefined {
      const found = value(key);
      if (found === undefined || typeof found === 'boolean') return found;
      const written = found === 'true' || found === 'false';
      return invalid(key, 'true or false', written ? `Write ${found} without quotes.` : undefined);
    },
    number(key: FieldKey): number | undefined {
      const found = value(key);
      if (found === undefined || typeof found === 'number') return found;
      return invalid(key, 'a number');
    },
    oneOf<Value extends string>(key: FieldKey, values: readonly Value[]): Value | undefined {
      const found = value(key);
      const known = values.find((allowed) => allowed === found);
      if (found === undefined || known) return known;
      return invalid(key, `one of ${values.map(quote).join(', ')}`);
    },
  };
}
