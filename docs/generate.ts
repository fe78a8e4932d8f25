import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { diagnosticCodes } from '@waymark/core';
import { publishedFiles } from '../bench/report/published.ts';
import { createProgram } from '../packages/waymark/src/cli/program.ts';
import { checksPage } from './checks-page.ts';
import { peers } from './checks-peers.ts';
import { cliPage } from './cli-page.ts';
import { galleryFiles } from './component-pages.ts';
import { componentProperties } from './component-properties.ts';
import { customPropertiesPage } from './custom-properties-page.ts';
import { diagnosticsPage } from './diagnostics-page.ts';
import { docsJsonPage } from './docs-json-page.ts';
import { layersPicture } from './layers-picture.ts';
import { mdxTypes } from './mdx-types.ts';
import { optionsPage } from './options-page.ts';
import { componentsPage, partsPage } from './parts-page.ts';
import { propertiesPage } from './properties-page.ts';
import { propertySections } from './properties-sections.ts';
import { typedSamples } from './samples.ts';
import { docsSchema, frontmatterSchema, schemaText } from './schemas.ts';

/** `npm run docs`: writes the generated pages of this folder. */
function write(file: string, text: string): void {
  const target = new URL(file, import.meta.url);
  mkdirSync(new URL('./', target), { recursive: true });
  writeFileSync(target, text);
}

write('./diagnostics.md', diagnosticsPage(diagnosticCodes));
write('./properties.md', propertiesPage(propertySections));
write('./checks.md', checksPage(diagnosticCodes, peers));
write('../packages/waymark/schema/docs.json', schemaText(docsSchema));
write('../packages/waymark/schema/frontmatter.json', schemaText(frontmatterSchema));
write('./reference/cli.md', cliPage(createProgram('')));
write('./reference/options.md', optionsPage());
write('./reference/docs-json.md', docsJsonPage(docsSchema, frontmatterSchema));
write('./reference/parts.md', partsPage());
write('./reference/custom-properties.md', customPropertiesPage());
write('./reference/components.md', componentsPage());
for (const { file, text } of [...galleryFiles(), ...publishedFiles()]) write(file, text);
const api = new URL('../packages/assistant/openapi.yaml', import.meta.url);
write('./assistant.openapi.yaml', readFileSync(api, 'utf8'));
write('./pictures/layers.svg', layersPicture());
rmSync(new URL('./samples/', import.meta.url), { recursive: true, force: true });
for (const { file, text } of typedSamples()) write(file, text);
write('../packages/waymark/mdx.d.ts', mdxTypes());
write('../packages/waymark/src/theme/content/properties.ts', componentProperties());
