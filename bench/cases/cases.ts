import { answers } from './answers.ts';
import { assistant } from './assistant.ts';
import { browser } from './browser.ts';
import type { Case } from './case.ts';
import { commit } from './commit.ts';
import { devEdit } from './dev-edit.ts';
import { devStart } from './dev-start.ts';
import { editDocsJson } from './edit-docs-json.ts';
import { editOnePage } from './edit-one-page.ts';
import { lighthouse } from './lighthouse.ts';
import { openapi } from './openapi.ts';
import { pageWeight } from './page-weight.ts';
import { pictures } from './pictures.ts';
import { realSite } from './real-site.ts';
import { search } from './search.ts';
import { serve } from './serve.ts';
import { site100 } from './site-100.ts';
import { site1000 } from './site-1000.ts';
import { site10000 } from './site-10000.ts';
import { tune } from './tune.ts';
import { versions } from './versions.ts';

/** All that can be measured, in the order of the report. */
export const cases: readonly Case[] = [
  ...[site100, site1000, site10000, versions, realSite],
  ...[editOnePage, editDocsJson, devStart, devEdit],
  ...[openapi, pictures, pageWeight, lighthouse],
  ...[search, browser, answers, assistant, serve, tune, commit],
];
