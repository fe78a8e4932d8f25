import { writeFileSync } from 'node:fs';
import { diagnosticCodes } from '@waymark/core';
import { checksPage } from './checks-page.ts';
import { peers } from './checks-peers.ts';
import { diagnosticsPage } from './diagnostics-page.ts';
import { propertiesPage } from './properties-page.ts';
import { propertySections } from './properties-sections.ts';

/** `npm run docs`: writes the generated pages of this folder. */
writeFileSync(new URL('./diagnostics.md', import.meta.url), diagnosticsPage(diagnosticCodes));
writeFileSync(new URL('./properties.md', import.meta.url), propertiesPage(propertySections));
writeFileSync(new URL('./checks.md', import.meta.url), checksPage(diagnosticCodes, peers));
