import {
  blockForm,
  type ContentComponent,
  paragraph,
  plainText,
  propertyNodes,
  type Reader,
  strongLabel,
} from '@waymark/content/text';

/** Content under a title that is no heading. */
function titled({ children }: ContentComponent, label: string, reader: Reader) {
  return [{ kind: 'part' as const, ...(label ? { label } : {}), blocks: reader.blocks(children) }];
}

/** A tab: all of them stand below each other. */
export const tabMarkdown = blockForm((tab, reader) =>
  titled(tab, strongLabel(reader.inline(propertyNodes(tab, 'title'))), reader),
);

/** A view: all of them stand below each other, as tabs do. */
export const viewMarkdown = blockForm((view, reader) =>
  titled(view, strongLabel(reader.inline(propertyNodes(view, 'title'))), reader),
);

/** An expandable part, open. Without a title it is named as on the page. */
export const expandableMarkdown = blockForm((expandable, reader) => {
  const title = reader.inline(propertyNodes(expandable, 'title'));
  return titled(
    expandable,
    strongLabel(title || reader.plain(reader.labels.childAttributes)),
    reader,
  );
});

/** An accordion, which is a section where it can be linked to. */
export const accordionMarkdown = blockForm((accordion, reader) => {
  const title = propertyNodes(accordion, 'title');
  const { id } = accordion.props;
  const name = plainText(title);
  const label = strongLabel(reader.inline(title));
  return [
    {
      kind: 'part',
      ...(label ? { label } : {}),
      ...(typeof id === 'string' && id && name ? { section: { id, title: name } } : {}),
      blocks: [
        ...paragraph(reader.inline(propertyNodes(accordion, 'description'))),
        ...reader.blocks(accordion.children),
      ],
    },
  ];
});

/** A group of accordions, each below the other. */
export const accordionGroupMarkdown = blockForm(({ children }, reader) => reader.blocks(children));

/** Columns and each of them: what stands side by side on the page stands below each other. */
export const columnMarkdown = blockForm(({ children }, reader) => reader.blocks(children));

/** A frame: what stands above and below its content on the page does so here. */
export const frameMarkdown = blockForm((frame, reader) => {
  const { hint, title, caption, captionHtml, description } = frame.props;
  const hasCaption = (caption ?? captionHtml ?? description) !== undefined;
  const lower = (caption ?? captionHtml) ? 'caption' : 'description';
  return [
    ...paragraph(
      (hint ?? title) ? reader.inline(propertyNodes(frame, hint ? 'hint' : 'title')) : '',
    ),
    ...reader.blocks(frame.children),
    ...paragraph(hasCaption ? reader.inline(propertyNodes(frame, lower)) : ''),
  ];
});
