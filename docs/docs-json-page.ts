import type { JsonSchema } from '../packages/core/src/json-schema/json-schema.ts';
import { type SchemaRow, schemaRows } from './schema-rows.ts';

const heading = `---
title: docs.json
description: Every property of docs.json, of the navigation and of frontmatter.
---

A site needs \`theme\`, \`name\`, \`colors.primary\` and \`navigation\`. Editors complete the rest, and say what
each property means, by the JSON Schema that the package \`waymark\` holds: \`waymark init\` writes its place
as \`$schema\`. [Properties](/properties) says which of them other renderers have and Waymark does not.
`;

/** The reference of what authors write: docs.json, elements of the navigation, frontmatter. */
export function docsJsonPage(docs: JsonSchema, frontmatter: JsonSchema): string {
  const { integrations = {}, navigation: _navigation, ...properties } = docs.properties ?? {};
  const sections = Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => [name, schemaRows({ properties: { [name]: schema } })] as const);
  const plain = sections.flatMap(([, rows]) => (rows.length === 1 ? rows : []));
  const elements = Object.entries(docs['definitions'] as Record<string, JsonSchema>).filter(
    ([name]) => name !== 'reference' && name !== 'global',
  );
  return [
    heading,
    `## The site\n\n${table(plain)}`,
    ...sections.flatMap(([name, rows]) =>
      rows.length === 1 ? [] : [`## ${name}\n\n${table(rows)}`],
    ),
    '## integrations\n',
    'What each service is told of, and when it is loaded: [services](/format/docs-json#services).\n',
    table(schemaRows({ properties: { integrations } })),
    '## Elements of the navigation\n',
    'How they nest, with examples: [navigation](/navigation).\n',
    ...elements.map(([name, schema]) => elementText(name, schema)),
    '## Frontmatter\n',
    table(schemaRows(frontmatter)),
    'Names that begin with `og:`, `twitter:` or `article:` are meta elements of the page; any other key is your own.\n',
  ].join('\n');
}

function elementText(name: string, schema: JsonSchema): string {
  const { groups, ...properties } = schema.properties ?? {};
  const own = Object.entries({ ...properties, ...(groups && { groups }) });
  const rows = own.map(([key, { description = '' }]) => `| \`${key}\` | ${description} |`);
  const head = ['| Key | Means |', '| --- | --- |'];
  return [`### ${name}\n`, ...head, ...rows, ''].join('\n');
}

function table(rows: readonly SchemaRow[]): string {
  const head = ['| Property | Value | Default | Means |', '| --- | --- | --- | --- |'];
  return [...head, ...rows.map(rowText), ''].join('\n');
}

function rowText({ description, fallback, path, type }: SchemaRow): string {
  const shown = fallback === undefined ? '' : `\`${JSON.stringify(fallback)}\``;
  return `| \`${path}\` | ${type} | ${shown} | ${description.replaceAll('|', '\\|')} |`;
}
