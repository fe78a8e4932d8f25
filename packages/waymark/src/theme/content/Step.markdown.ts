import { blockForm, plainText, propertyNodes, strongLabel } from '@waymark/content/text';
import { stepNumber } from './parts/step-number.ts';

/** A step: an item of an ordered list, and a section where it can be linked to. */
export const stepMarkdown = blockForm((step, reader) => {
  const title = propertyNodes(step, 'title');
  const { id, titleSize } = step.props;
  const number = stepNumber(step.props['stepNumber']);
  const plain = plainText(title);
  const level = /^h([2-4])$/.exec(String(titleSize))?.[1];
  const label = strongLabel(reader.inline(title));
  const isSection = typeof id === 'string' && id !== '' && plain !== '';
  const section = isSection && { id, title: plain, ...(level ? { level: Number(level) } : {}) };
  const item = {
    ...(label ? { label } : {}),
    ...(number === undefined ? {} : { number }),
    ...(section ? { section } : {}),
    blocks: reader.blocks(step.children),
  };
  return [{ kind: 'list', ordered: true, of: 'step', items: [item] }];
});

/** Steps count on where something else stands between them, and begin again after the last. */
export const stepsMarkdown = blockForm(({ children }, reader) => {
  let count = 0;
  return reader.blocks(children).map((block) => {
    if (block.kind !== 'list' || block.of !== 'step') return block;
    const items = block.items.map((item) => {
      count = item.number ?? count + 1;
      return { ...item, number: count };
    });
    return { kind: 'list', ordered: true, items };
  });
});
