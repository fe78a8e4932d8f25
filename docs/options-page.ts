import { z } from 'zod';
import { optionsSchema } from '../packages/waymark/src/options.ts';
import { ownAssistant } from '../packages/waymark/src/project/options/assistant-options.ts';
import { settingsSchema } from '../packages/waymark/src/project/options/assistant-settings.ts';
import { searchServiceSchema } from '../packages/waymark/src/project/options/search-service.ts';
import { authSchema } from '../packages/waymark/src/server/readers/auth-settings.ts';
import { propertyComments } from './doc-comments.ts';
import { type SchemaRow, schemaRows } from './schema-rows.ts';

const source = (file: string) => new URL(`../packages/waymark/src/${file}`, import.meta.url);

interface Section {
  readonly title: string;
  readonly intro: string;
  readonly schema: z.ZodType;
  /** The comment of a property, by its path in the schema. */
  readonly comment: (path: string) => string | undefined;
}

const ofOptions = propertyComments(source('options.ts'));
const ofAssistant = propertyComments(source('project/options/assistant-options.ts'));
const ofSettings = propertyComments(source('project/options/assistant-settings.ts'));
const ofAuth = propertyComments(source('server/readers/auth-settings.ts'));
const ofSearch = propertyComments(source('project/options/search-service.ts'));

const sections: readonly Section[] = [
  {
    title: 'The integration',
    intro: '`waymark({ … })` in `astro.config.mjs`. All of it may be left out.',
    schema: optionsSchema,
    comment: (path) =>
      ofOptions.get(`optionsSchema.${path}`) ?? ofOptions.get(path.replace('rules.', 'ruleTable.')),
  },
  {
    title: 'assistant',
    intro:
      '`true`, or an object of these; `{ url, key }` for an assistant elsewhere. See [the assistant](/assistant).',
    schema: ownAssistant,
    comment: (path) => ofAssistant.get(`ownAssistant.${path}`),
  },
  {
    title: 'search',
    intro:
      'Who searches in place of the own index: an option of the integration, or the JSON file of `--search-service`. See [search](/search).',
    schema: searchServiceSchema,
    comment: (path) => ofSearch.get(`searchServiceSchema.${path}`),
  },
  {
    title: 'Settings of the assistant',
    intro:
      'What the module of `--settings`, or of `assistant.settings`, exports by default. See [the assistant](/assistant).',
    schema: settingsSchema,
    comment: (path) => ofSettings.get(`settingsSchema.${path}`),
  },
  {
    title: 'Settings of sign-in',
    intro: 'What the module of `--auth` exports by default. See [private docs](/private).',
    schema: authSchema,
    comment: (path) =>
      ofAuth.get(`authSchema.${path}`) ??
      ofAuth.get(path.replace('jwt.', 'jwtSchema.')) ??
      ofAuth.get(path.replace('openid.', 'openidSchema.')),
  },
];

const heading = `---
title: Options
description: Options of the integration, and of the modules that a site may have.
---

Most sites need none of these: \`docs.json\` says what the site is, and [the command line](/reference/cli)
has flags for what differs from build to build.
`;

/** The reference of options, a table for each place where they are written. */
export function optionsPage(): string {
  return [heading, ...sections.map(sectionText)].join('\n');
}

function sectionText({ comment, intro, schema, title }: Section): string {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const rows = schemaRows(json)
    .filter(({ path }) => !(schema === optionsSchema && /^(?:assistant|search)\./.test(path)))
    .map((row) => rowText(row, comment(row.path)));
  const head = ['| Option | Value | Default | Means |', '| --- | --- | --- | --- |'];
  return [`## ${title}`, '', intro, '', ...head, ...rows, ''].join('\n');
}

function rowText({ fallback, path, type }: SchemaRow, comment: string | undefined): string {
  const shown = fallback === undefined ? '' : `\`${JSON.stringify(fallback)}\``;
  return `| \`${path}\` | ${type} | ${shown} | ${linked(comment ?? '')} |`;
}

/** A comment points to a page of this folder by its file: readers get a link. */
function linked(text: string): string {
  return text.replace(/ \(docs\/([\w/-]+)\.mdx?(#[\w-]+)?\)/g, ': [how the format is read](/$1$2)');
}
