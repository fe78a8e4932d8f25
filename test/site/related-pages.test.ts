import { expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsJson } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { type Files, tempFolder } from '../support/temp-folder.ts';

const page = (title: string, about: string, more = '') =>
  `---\ntitle: ${title}\ndescription: ${about}\n${more}---\n\n${about} Then read on.\n`;

const english = [
  'index',
  'hooks',
  'between',
  'retries',
  'signing',
  'secret',
  'themes',
  'none',
  'own',
];

const files: Files = {
  'docs.json': docsJson({
    navigation: {
      languages: [
        { language: 'en', pages: english },
        { language: 'fr', pages: ['fr/index', 'fr/hooks'] },
      ],
    },
  }),
  'index.mdx': page('Home', 'Start here.'),
  'hooks.mdx': page('Webhooks', 'Webhook deliveries to an endpoint.'),
  'between.mdx': page('Billing', 'Invoices and seats.'),
  'retries.mdx': page('Retries', 'What is tried again, and when.'),
  'signing.mdx': page('Signatures', 'Signed webhook deliveries to an endpoint.'),
  'secret.mdx': page('Secret', 'Webhook deliveries to an endpoint.', 'noindex: true\n'),
  'themes.mdx': page('Themes', 'Colours and fonts.'),
  'none.mdx': page('None', 'Webhook deliveries to an endpoint, in short.', 'related: false\n'),
  'own.mdx': page('Own', 'Webhook deliveries to an endpoint, too.', 'related:\n  - /themes\n'),
  'fr/index.mdx': page('Accueil', 'Commencez ici.'),
  'fr/hooks.mdx': page('Webhooks', 'Webhook delivery endpoint.'),
};

const related = ({ document }: BuiltPage) =>
  document
    .querySelectorAll('.wm-ending-related a')
    .map((link) => [link.textContent.trim(), link.getAttribute('href')]);

async function build(docs: string, ...options: string[]): Promise<BuiltSite> {
  const { exitCode, output } = await runCli(['build', '.', ...options], docs);
  expect(exitCode, output).toBe(0);
  return builtSite(`${docs}/dist`);
}

test('A site that asks for it ends its pages with those that say much the same', async () => {
  const docs = tempFolder(files);
  const site = await build(docs, '--related-pages', '--base', '/docs');
  const suggested = related(site.page('/hooks')).map(([label]) => label);
  expect(suggested.sort()).toEqual(['None', 'Own', 'Signatures']);
  expect(related(site.page('/themes'))).toEqual([]);
  expect(related(site.page('/none'))).toEqual([]);
  expect(related(site.page('/own'))).toEqual([['Themes', '/docs/themes/']]);
  expect(related(site.page('/fr/hooks'))).toEqual([]);
  const plain = await build(docs, '--base', '/docs');
  expect(related(plain.page('/hooks'))).toEqual([]);
  expect(related(plain.page('/own'))).toEqual([['Themes', '/docs/themes/']]);
});
