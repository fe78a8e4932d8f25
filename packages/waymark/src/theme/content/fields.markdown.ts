import {
  type Block,
  blockForm,
  type ContentComponent,
  codeSpan,
  labelledItem,
  propertyNodes,
  type Reader,
} from '@waymark/content/text';
import { defaultText } from './parts/default-text.ts';
import { fieldLabels } from './parts/field-labels.ts';
import { locatedName } from './parts/field-name.ts';
import { flag } from './parts/flag.ts';

/** A parameter: an item with its name, type and what else its head says. */
export const paramFieldMarkdown = blockForm((field, reader) => {
  if (flag(field.props['hidden'])) return [];
  const { name, location } = locatedName(field.props);
  return fieldList(field, { name, location, before: [], after: [] }, reader);
});

/** A field of a response, as a parameter is. */
export const responseFieldMarkdown = blockForm((field, reader) => {
  const { name, pre, post } = field.props;
  const head = { name, location: undefined, before: fieldLabels(pre), after: fieldLabels(post) };
  return fieldList(field, head, reader);
});

interface Head {
  readonly name: unknown;
  readonly location: string | undefined;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function fieldList(field: ContentComponent, head: Head, reader: Reader): Block[] {
  const { labels: text } = reader;
  const preset = defaultText(field.props['default']);
  const plain = (words: readonly string[]) => words.map(reader.plain);
  const pills = [
    reader.inline(propertyNodes(field, 'type')),
    ...plain([
      head.location ?? '',
      preset === undefined ? '' : `${text.default}: ${preset}`,
      flag(field.props['required']) ? text.required : '',
      flag(field.props['deprecated']) ? text.deprecated : '',
      ...head.after,
    ]),
  ];
  const label = [
    ...plain(head.before),
    head.name ? codeSpan(String(head.name)) : '',
    pills.filter(Boolean).join(', '),
  ];
  const item = labelledItem(label.filter(Boolean).join(' '), reader.blocks(field.children));
  return [{ kind: 'list', ordered: false, of: 'field', items: [item] }];
}
