import {
  blockForm,
  type ContentComponent,
  codeBlock,
  lineForm,
  markdownRuntime,
  paragraph,
  propertyNodes,
  rawText,
  type WrittenCode,
} from '@waymark/content/text';

type Props = Readonly<Record<string, unknown>>;

/** A code block as it was written: a comparison of two versions has the language `diff`. */
export const codeBlockMarkdown = blockForm((block) => {
  const { language, filename, label, panelId } = block.props;
  const code = written(block.props);
  const word = language === undefined || language === 'nocopy' ? '' : String(language);
  const title = filename || (panelId ? label : undefined);
  return codeBlock({
    language: code?.isDiff && word !== 'diff' ? 'diff' : word,
    title: title ? String(title) : '',
    text: code?.text ?? rawText(block.children),
  });
});

/** A diagram as its source. */
export const mermaidMarkdown = blockForm(({ props, children }) => {
  const { chart } = props;
  const text = typeof chart === 'string' ? chart : rawText(children);
  return codeBlock({ language: 'mermaid', title: '', text: text.trim() });
});

/** A prompt: what it is for, and its text as code, so that it can be copied as it is. */
export const promptMarkdown = blockForm((prompt, reader) => {
  const { source } = prompt.props;
  const text = typeof source === 'string' ? source : rawText(prompt.children).trim();
  return [
    ...paragraph(reader.inline(propertyNodes(prompt, 'description'))),
    ...codeBlock({ language: '', title: '', text }),
  ];
});

const displayed = blockForm((formula) => {
  return [{ kind: 'verbatim', text: `$$\n${source(formula)}\n$$` }];
});
const inLine = lineForm((formula) => `$${source(formula)}$`);

/** A formula of its own, or one in a line. */
export function formulaMarkdown(props: Props): unknown {
  return markdownRuntime.jsx(written(props)?.isDisplayed ? displayed : inLine, props);
}

function source({ props, children }: ContentComponent): string {
  return (written(props)?.text ?? rawText(children)).trim();
}

/** What the compiler put in the place of the author's code. */
function written({ html }: Props): WrittenCode | undefined {
  return typeof html === 'object' && html !== null && 'text' in html
    ? (html as WrittenCode)
    : undefined;
}
