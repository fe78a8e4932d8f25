import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { schemaMistakes, structuredDataOf } from '../support/schema-org.ts';
import { type SiteName, sharedSite } from '../support/shared-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

async function shared(name: SiteName): Promise<BuiltSite> {
  return builtSite((await sharedSite(name)).dist);
}

async function build(docs: string, ...options: string[]): Promise<BuiltSite> {
  const { exitCode, output } = await runCli(['build', '.', '--lenient', ...options], docs);
  expect(exitCode, output).toBe(0);
  return builtSite(`${docs}/dist`);
}

function mistakesOfSite(site: BuiltSite): string[] {
  const pages = site.files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(0);
  return pages.flatMap((file) => schemaMistakes(site.read(file)).map((text) => `${file}: ${text}`));
}

const questions = (html: string) =>
  structuredDataOf(html).find((data) => data['@type'] === 'FAQPage')?.['mainEntity'];

/** What authors write by mistake where structured data is made of it. */
const hostile = () =>
  tempFolder({
    'docs.json': docsJson({
      name: 'Test </script> & "site"',
      navigation: {
        groups: [
          { group: ' ', pages: ['index'] },
          { group: 'Outer', pages: [{ group: 'Inner <b>', pages: ['deep', 'faq', 'empty'] }] },
        ],
      },
      seo: { organization: { name: 'Acme', url: 'https://acme.example', sameAs: [] } },
    }),
    'index.mdx': '---\ntitle: Home\ndescription: ""\nauthors: []\nkeywords: []\n---\n',
    'deep.mdx':
      '---\ntitle: Deep\ndescription: "  "\nauthors: ["", " ", {name: ""}, "A", "A", {name: B}, 3]\nkeywords: ["", "a", "a"]\nlastUpdatedDate: "yesterday"\ncreatedDate: 2026-01-02\n---\n\nText.\n',
    'empty.mdx': page(
      'Empty',
      '<AccordionGroup></AccordionGroup>\n\n<AccordionGroup>\n<Accordion title="Why?"></Accordion>\n</AccordionGroup>',
    ),
    'faq.mdx': page(
      'Questions',
      [
        '<AccordionGroup>',
        '<Accordion title="What is `npm`?">\nA **tool** for `</script>`; see [start](/deep#x).\n\n```bash\nnpm i\n```\n</Accordion>',
        '<Accordion title="¿Y esto?">\n<Visibility for="agents">Tool</Visibility>\n- One\n- Two\n</Accordion>',
        '</AccordionGroup>',
        '',
        '<AccordionGroup>',
        '<Accordion title="What is `npm`?">Again.</Accordion>',
        '</AccordionGroup>',
        '',
        "<AccordionGroup>{['これは何ですか？'].map((q) => <Accordion title={q}>答え</Accordion>)}</AccordionGroup>",
      ].join('\n'),
    ),
  });

/** At an address with a base. */
let below: BuiltSite;

beforeAll(async () => {
  below = await build(hostile(), '--site', 'https://docs.example', '--base', '/docs');
});

test.each([
  ['the example of a large site', () => shared('atlas')],
  ['the example of an API', () => shared('api')],
  ['the gallery of components', () => shared('components')],
  ['the edge cases of content', () => shared('edgeCases')],
  ['a site whose authors leave out and repeat', () => below],
])('The structured data of every page is as schema.org asks, in %s', async (_name, site) => {
  expect(mistakesOfSite(await site())).toEqual([]);
});

test('It is so on a site whose address is not known', async () => {
  const folder = hostile();
  const site = await build(folder);
  expect(mistakesOfSite(site)).toEqual([]);
});

test('A page whose accordions ask says what it asks and answers', () => {
  const answer = (text: unknown) => ({ '@type': 'Answer', text });
  expect(questions(below.page('/faq').html)).toEqual([
    {
      '@type': 'Question',
      name: 'What is npm?',
      acceptedAnswer: answer(
        expect.stringMatching(
          /^<p>A <strong>tool<\/strong> for <code>&lt;\/script&gt;<\/code>; see <a href="https:\/\/docs\.example\/docs\/deep\/#x">start<\/a>\.<\/p>\n<pre.*npm i/s,
        ),
      ),
    },
    {
      '@type': 'Question',
      name: '¿Y esto?',
      acceptedAnswer: answer('<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'),
    },
    { '@type': 'Question', name: 'これは何ですか？', acceptedAnswer: answer('<p>答え</p>') },
  ]);
  expect(questions(below.page('/empty').html)).toBeUndefined();
});

test('A page that asks nothing states no questions', async () => {
  const docs = docsFolder(['index'], {
    'index.mdx': page(
      'Home',
      '<AccordionGroup>\n<Accordion title="Install">Run.</Accordion>\n</AccordionGroup>',
    ),
  });
  expect(questions((await build(docs)).page('/').html)).toBeUndefined();
});

test('Markdown in the description of a page is text to search engines and in lists of pages', async () => {
  const described =
    '---\ntitle: Start\ndescription: "Signs with [`sign`](https://a.example/sign)."\n---\n';
  const site = await build(
    tempFolder({
      'docs.json': docsJson({ navigation: { pages: ['index', 'list'] } }),
      'index.mdx': described,
      'list.mdx': '---\ntitle: List\nrelated: [/index]\n---\n',
    }),
  );
  const contents = (selector: string) =>
    site
      .page('/')
      .document.querySelectorAll(selector)
      .map((meta) => meta.getAttribute('content'));
  const text = 'Signs with sign.';
  expect(contents('meta[name=description], meta[property="og:description"]')).toEqual([text, text]);
  expect(structuredDataOf(site.page('/').html)).toMatchObject([{ description: text }]);
  expect(site.page('/list').document.querySelector('.wm-ending-related small')?.textContent).toBe(
    text,
  );
});
