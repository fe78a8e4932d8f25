import type { MarkdownForm } from '@waymark/content/text';
import { calloutForms, calloutOfType } from './Callout.markdown.ts';
import { cardMarkdown, tileMarkdown } from './Card.markdown.ts';
import {
  codeBlockMarkdown,
  formulaMarkdown,
  mermaidMarkdown,
  promptMarkdown,
} from './code.markdown.ts';
import { colorItemMarkdown, colorRowMarkdown } from './colors.markdown.ts';
import {
  accordionGroupMarkdown,
  accordionMarkdown,
  columnMarkdown,
  expandableMarkdown,
  frameMarkdown,
  tabMarkdown,
  viewMarkdown,
} from './containers.markdown.ts';
import { paramFieldMarkdown, responseFieldMarkdown } from './fields.markdown.ts';
import { stepMarkdown, stepsMarkdown } from './Step.markdown.ts';
import { treeFileMarkdown, treeFolderMarkdown, treeMarkdown } from './Tree.markdown.ts';
import { contentComponents } from './table.ts';
import {
  badgeMarkdown,
  headingMarkdown,
  iconMarkdown,
  linkMarkdown,
  repositoryMarkdown,
  tooltipMarkdown,
  visibilityMarkdown,
  zoomImageMarkdown,
} from './text.markdown.ts';
import { updateMarkdown } from './Update.markdown.ts';

type Props = Readonly<Record<string, unknown>>;

/** How a component is said as Markdown: its form, or what it consists of. */
export type MarkdownComponent = MarkdownForm | ((props: Props) => unknown);

/** A component without words of its own. Each is another one: members of a component are put on it. */
export function holder(): MarkdownComponent {
  return ({ children }) => children;
}

const nothing = () => undefined;

/** Forms by the file that shows the component on the page; of all others, what they hold is said. */
const formsByFile: Readonly<Record<string, MarkdownComponent>> = {
  'Accordion.astro': accordionMarkdown,
  'AccordionGroup.astro': accordionGroupMarkdown,
  'Badge.astro': badgeMarkdown,
  'Callout.astro': calloutOfType,
  'Card.astro': cardMarkdown,
  'Check.astro': calloutForms.Check,
  'CodeBlock.astro': codeBlockMarkdown,
  'ColorItem.astro': colorItemMarkdown,
  'ColorRow.astro': colorRowMarkdown,
  'Column.astro': columnMarkdown,
  'Columns.astro': columnMarkdown,
  'Danger.astro': calloutForms.Danger,
  'Expandable.astro': expandableMarkdown,
  'Frame.astro': frameMarkdown,
  'GitHubRepo.astro': repositoryMarkdown,
  'Heading.astro': headingMarkdown,
  'Icon.astro': iconMarkdown,
  'ImageZoom.astro': nothing,
  'Info.astro': calloutForms.Info,
  'Latex.astro': formulaMarkdown,
  'Link.astro': linkMarkdown,
  'Mermaid.astro': mermaidMarkdown,
  'Note.astro': calloutForms.Note,
  'ParamField.astro': paramFieldMarkdown,
  'Prompt.astro': promptMarkdown,
  'ResponseField.astro': responseFieldMarkdown,
  'Step.astro': stepMarkdown,
  'Steps.astro': stepsMarkdown,
  'Tab.astro': tabMarkdown,
  'Tile.astro': tileMarkdown,
  'Tip.astro': calloutForms.Tip,
  'Tooltip.astro': tooltipMarkdown,
  'Tree.astro': treeMarkdown,
  'TreeFile.astro': treeFileMarkdown,
  'TreeFolder.astro': treeFolderMarkdown,
  'Update.astro': updateMarkdown,
  'View.astro': viewMarkdown,
  'ViewMenu.astro': nothing,
  'Visibility.astro': visibilityMarkdown,
  'Warning.astro': calloutForms.Warning,
  'ZoomImage.astro': zoomImageMarkdown,
};

/** The Markdown of the components that pages may use without importing them, by name. */
export const markdownComponents: Readonly<Record<string, MarkdownComponent>> = Object.fromEntries(
  Object.entries(contentComponents).map(([name, file]) => [name, formsByFile[file] ?? holder()]),
);
