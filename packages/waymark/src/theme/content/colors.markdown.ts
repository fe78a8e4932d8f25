import { blockForm, paragraph, propertyNodes } from '@waymark/content/text';
import { colorModes } from './parts/color-modes.ts';

/** A colour: an item with its name and value, or its values for light and dark. */
export const colorItemMarkdown = blockForm(({ props }, reader) => {
  const { name, value } = props;
  const { light, dark } = colorModes(value);
  const values = light === dark ? light : `${light}, ${dark}`;
  const label = [name, values].flatMap((text) => (text ? reader.plain(String(text)) : []));
  return [
    { kind: 'list', ordered: false, of: 'color', items: [{ label: label.join(': '), blocks: [] }] },
  ];
});

/** A row of colours: its title, then the colours. */
export const colorRowMarkdown = blockForm((row, reader) => [
  ...paragraph(reader.inline(propertyNodes(row, 'title'))),
  ...reader.blocks(row.children),
]);
