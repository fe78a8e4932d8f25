import { messages } from '@waymark/core/messages';
import { describe, expect, it, test } from 'vitest';
import { keepingContent } from './keeping-content.ts';
import { contentNodes, markdownRuntime } from './markdown-runtime.ts';
import { contentBlocks, pageText } from './page-text.ts';

const { jsx } = markdownRuntime;
const paragraph = (children: unknown) => jsx('p', { children });
const isReferenceError = (error: unknown) => error instanceof ReferenceError;

type Props = Readonly<Record<string, unknown>>;

async function markdown(component: (props: Props) => unknown, children?: unknown): Promise<string> {
  const tree = jsx(keepingContent(component, isReferenceError), { children });
  const nodes = await contentNodes([tree, paragraph('After')]);
  return pageText([], contentBlocks(nodes, messages('en'))).markdown.trimEnd();
}

describe('The content of a component that runs in the browser', () => {
  it('follows what the component shows if it hides the content at first', async () => {
    const Fold = () => paragraph('Show');
    expect(await markdown(Fold, paragraph('Hidden'))).toBe('Show\n\nHidden\n\nAfter');
  });

  it('stands once, where the component shows it', async () => {
    const Around = ({ children }: Props) =>
      jsx('div', { children: [paragraph('Head'), jsx('div', { children }), paragraph('Foot')] });
    expect(await markdown(Around, paragraph('Shown'))).toBe('Head\n\nShown\n\nFoot\n\nAfter');
  });

  it('is apart from what the component shows in a line', async () => {
    const Fold = () => jsx('b', { children: 'Show' });
    expect(await markdown(Fold, 'hidden')).toBe('**Show** hidden\n\nAfter');
  });

  it('is told from the same text of the component', async () => {
    const Fold = () => paragraph('Words');
    expect(await markdown(Fold, 'Words')).toBe('Words\n\nWords\n\nAfter');
  });

  it('is all that is said of a component which needs a browser to render', async () => {
    const Wide = () => {
      throw new ReferenceError('window is not defined');
    };
    expect(await markdown(Wide, paragraph('Held'))).toBe('Held\n\nAfter');
  });

  it('vanishes with a component that throws', async () => {
    const Broken = () => {
      throw new Error('no');
    };
    expect(await markdown(Broken, paragraph('Held'))).toBe('After');
  });

  it('is nothing if there is none', async () => {
    expect(await markdown(() => paragraph('Show'))).toBe('Show\n\nAfter');
  });
});

test('A component that keeps its content keeps its members', () => {
  const Card = Object.assign(() => null, { Header: () => 'header' });
  const kept: object = keepingContent(Card, isReferenceError);
  expect({ ...kept }).toEqual({ Header: Card.Header });
});
