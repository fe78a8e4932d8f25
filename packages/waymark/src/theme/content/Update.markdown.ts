import { blockForm, paragraph, plainText, propertyNodes } from '@waymark/content/text';
import { updateTags } from './parts/update-tags.ts';

/** An entry of a changelog: its label is a heading, as it is in the contents of the page. */
export const updateMarkdown = blockForm((update, reader) => {
  const title = propertyNodes(update, 'label');
  const label = reader.inline(title);
  const section = { id: String(update.props['id'] ?? ''), title: plainText(title), level: 2 };
  return [
    {
      kind: 'part',
      ...(label ? { label, isHeading: true as const, section } : {}),
      blocks: [
        ...paragraph(reader.plain(updateTags(update.props['tags']).join(', '))),
        ...reader.blocks(propertyNodes(update, 'description')),
        ...reader.blocks(update.children),
      ],
    },
  ];
});
