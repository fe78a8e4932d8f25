import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { reactComponentNames } from '../../packages/waymark/src/theme/islands/component-names.ts';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';

/** Every component of which there are two, in what both a page and a component file can hold. */
const written = `<Card title="A" icon="rocket" href="https://example.com" cta="Go" horizontal>Text</Card>
<Card title="B" type="tip" img="/images/a.png" description="Body" disabled />
<CardGroup cols={3}><Card title="C" href="/" arrow /></CardGroup>
<Columns cols="2"><Column className="own">Left</Column></Columns>
<AccordionGroup><Accordion title="D" description="More" icon="rocket" defaultOpen>Text</Accordion></AccordionGroup>
<Expandable title="E">Text</Expandable>
<Note title="F">Text</Note>
<Warning>Text</Warning>
<Info>Text</Info>
<Tip icon="rocket">Text</Tip>
<Check>Text</Check>
<Danger>Text</Danger>
<Callout type="Note">Text</Callout>
<Callout icon="rocket">Text</Callout>
<p><Badge color="blue" size="lg" shape="pill" stroke>Text</Badge></p>
<Steps><Step title="G" icon="rocket">Text</Step><Step>Text</Step></Steps>
<Frame caption="H" hint="I">Text</Frame>
<Icon icon="rocket" size={20} color="#ff0000" />
<Link href="/">Text</Link>
<Link to="/">Text</Link>
<a href="/">Text</a>`;

/** What only a build can give, so that only the one of a page has it. */
const ofPagesOnly = 'script, .accordion-anchor, .expandable-show, .expandable-hide';

function shape(element: HTMLElement): unknown {
  for (const child of element.querySelectorAll(ofPagesOnly)) child.remove();
  const parts = element.children;
  const isIcon = element.classList.contains('wm-icon-part');
  const text = parts.length === 0 && !isIcon ? element.textContent.trim() : undefined;
  const names = [
    'data-component-part',
    'data-callout-type',
    'data-card-type',
    'data-color',
    'href',
    'src',
  ];
  const attributes = [...names, 'data-variant', 'open', 'alt'].flatMap((name) => {
    const value = element.getAttribute(name);
    return value === undefined ? [] : `${name}=${value}`;
  });
  const classes = element.classList.value.toSorted().join('.');
  return {
    [`${element.tagName}.${classes} ${attributes.join(' ')}`]: isIcon
      ? element.innerHTML.includes('<svg')
      : (text ?? parts.map(shape)),
  };
}

test('A component has the same elements, classes and parts in a page and in one that runs in the browser, below a base path', async () => {
  const project = astroProject(
    {
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  base: '/docs',
  integrations: [waymark({ docs: './docs', rules: 'lenient' })],
});
`,
      'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'docs/index.mdx': page(
        'Home',
        `import { All } from '/snippets/all.jsx'\n\n<div id="page">\n${written}\n</div>\n\n<All />`,
      ),
      'docs/snippets/all.jsx': `export const All = () => {
  const [count] = useState(0);
  return <div id="browser" data-count={count}>${written}</div>;
};
`,
    },
    ['@astrojs/react', 'react', 'react-dom'],
  );
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  const { document } = builtSite(path.join(project, 'dist')).page('/');
  const [ofPage, ofBrowser] = ['#page', '#browser'].map((id) =>
    document.querySelector(id)?.children.map(shape),
  );
  expect(ofBrowser).toEqual(ofPage);
  expect(JSON.stringify(ofBrowser)).toContain('href=/docs');
  expect(JSON.stringify(ofBrowser)).not.toMatch(/(?:href|src)=\/(?!docs)/);
  const compared = [...reactComponentNames].filter((name) => written.includes(`<${name}`));
  // Their code is highlighted, and their bubble is made, when the site is built.
  expect([...reactComponentNames].filter((name) => !compared.includes(name))).toEqual([
    'CodeBlock',
    'Tooltip',
  ]);
});
