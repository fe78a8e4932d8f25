import { isRecord, quote } from '../config/json-value.ts';
import { type ConfigPath, pathOf } from '../config/path.ts';
import type { BuildContext } from './build-context.ts';
import { elementName } from './element-name.ts';
import { kindOfList, type ListKey } from './element-specs.ts';
import { findLanguage } from './languages.ts';
import type { NavNode } from './node.ts';

/** Checks what concerns the entries of one list together: equal labels, the default entry. */
export function checkSiblings(
  list: ListKey,
  entries: readonly unknown[],
  nodes: readonly NavNode[],
  path: ConfigPath,
  context: BuildContext,
): void {
  checkLabels(list, entries, path, context);
  if (list === 'languages') checkSameLanguage(nodes, context);
  if (list === 'versions' || list === 'languages') checkDefault(list, nodes, path, context);
}

function checkLabels(
  list: ListKey,
  entries: readonly unknown[],
  path: ConfigPath,
  context: BuildContext,
): void {
  const kind = kindOfList[list];
  const isUnique = list === 'versions' || list === 'languages';
  const seen = new Map<string, number>();
  entries.forEach((entry, index) => {
    const written = isRecord(entry) ? entry[kind] : undefined;
    if (typeof written !== 'string' && typeof written !== 'number') return;
    // As it is shown.
    const label = String(written).trim();
    if (label === '') return;
    const first = seen.get(label);
    if (first === undefined) {
      seen.set(label, index);
      return;
    }
    context.report(
      isUnique ? 'navigation-entry-repeated' : 'navigation-label-repeated',
      [...path, index, kind],
      `The ${elementName(kind)} ${quote(label)} is listed twice in \`${list}\`, as entries ${first + 1} and ${index + 1}.`,
      isUnique ? 'Merge the two entries.' : 'Give one of them another label.',
    );
  });
}

/** Several codes may stand for one language, such as `jp` and `ja`. */
function checkSameLanguage(nodes: readonly NavNode[], context: BuildContext): void {
  const known = new Map<string, NavNode>();
  for (const node of nodes) {
    const tag = findLanguage(node.language ?? '')?.language.tag;
    const first = tag === undefined ? undefined : known.get(tag);
    if (tag !== undefined && !first) known.set(tag, node);
    if (!first || first.language === node.language) continue;
    context.report(
      'navigation-language-same',
      [...pathOf(node.id), 'language'],
      `The codes ${quote(first.language)} and ${quote(node.language)} are the same language, "${tag}".`,
      'Merge the two entries.',
    );
  }
}

function checkDefault(
  list: ListKey,
  nodes: readonly NavNode[],
  path: ConfigPath,
  context: BuildContext,
): void {
  const [first, second] = nodes.filter((node) => node.default === true);
  const kind = elementName(kindOfList[list]);
  if (first && second) {
    context.report(
      'navigation-default-unclear',
      path,
      `Both "${first.label}" and "${second.label}" are the default ${kind}; the first is used.`,
      'Keep `default` on one of them.',
    );
  }
  if (first && context.hidden.has(first.id)) {
    context.report(
      'navigation-default-unclear',
      path,
      `The default ${kind} "${first.label}" is hidden.`,
      'Set `default` on a visible entry.',
    );
  }
}
