import { blockForm, paragraph, propertyNodes } from '@waymark/content/text';
import { cssColor } from './parts/css-color.ts';

/** A colour: an item with its name and value, or its values for light and dark. */
export const colorItemMarkdown = blockForm(({ props }, reader) => {
  const { name, value } = props;
  const modes = typeof value === 'object' && value !== null ? (value as Modes) : undefined;
  const light = color(modes ? (modes.light ?? modes.dark) : value);
  const dark = color(modes ? (modes.dark ?? modes.light) : value);
  const values = light === dark ? light : `${light}, ${dark}`;
  const label = [name, values].flatMap((text) => (text ? reader.plain(String(text)) : []));
  return [
    { kind: 'list', ordered: false, of: 'color', items: [{ label: label.join(': '), blocks: [] }] },
  ];
});

interface Modes {
  readonly light?: unknown;
  readonly dark?: unknown;
}

function color(value: unknown): string {
  return cssColor(typeof value === 'string' ? value : undefined) ?? 'transparent';
}

export const colorRowMarkdown = blockForm((row, reader) => [
  ...paragraph(reader.inline(propertyNodes(row, 'title'))),
  ...reader.blocks(row.children),
]);
