import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renderDescription } from '@waymark/content';
import { createDescriptionStore, endpointModel, endpointSamples } from '@waymark/openapi';
import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { planOf } from '../../../packages/openapi/src/testing/plan-of.ts';
import { checkDiagnostics, inTime } from '../invariants.ts';
import { textsLike, valuesLike } from '../mutations.ts';
import { corpus, type Target } from '../target.ts';

const seeds = corpus('api-description');
const json = seeds.filter((text) => text.startsWith('{'));
const words = [
  '$ref: ',
  '&a ',
  '*a',
  '- ',
  '? ',
  '!!binary ',
  '<<: ',
  '|\n',
  '%YAML 1.1\n',
  'openapi: 3.1.0\n',
];
const keys = [
  ...[
    '$ref',
    'allOf',
    'oneOf',
    'items',
    'properties',
    'type',
    'schema',
    'parameters',
    'responses',
    'content',
  ],
  ...[
    '#/components/schemas/Pet',
    '#/',
    '#/paths',
    'pet.json',
    'discriminator',
    'mapping',
    'enum',
    'default',
    'servers',
  ],
];

/** An API description: it ends in pages, or in diagnostics, and its Markdown runs nothing. */
export const apiDescription: Target = {
  title: 'every description ends in pages or diagnostics, in time',
  inputs: fc.oneof(textsLike(seeds, words), valuesLike(json, keys)),
  async check(input) {
    const folder = mkdtempSync(path.join(tmpdir(), 'waymark-fuzz-'));
    try {
      const file = input.trimStart().startsWith('{') ? 'api.json' : 'api.yaml';
      writeFileSync(path.join(folder, file), input);
      await inTime(() => checkFile(folder, file, input));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function checkFile(folder: string, file: string, input: string): Promise<void> {
  const store = createDescriptionStore({ folder, cacheFolder: path.join(folder, '.cache') });
  const { diagnostics, value } = await store.load(file);
  checkDiagnostics(diagnostics, (name) => (name === file ? input : undefined));
  if (!value) return;
  const plan = planOf({ pages: [{ group: 'API', openapi: file }] }, { files: { [file]: value } });
  checkDiagnostics(plan.diagnostics, () => undefined);
  for (const { target } of [...plan.endpoints.values()].slice(0, 20)) {
    if (target.kind !== 'operation' && target.kind !== 'webhook') continue;
    const model = endpointModel(value, target);
    checkDiagnostics(model.diagnostics, () => undefined);
    if (target.kind === 'operation')
      endpointSamples(model.value, {
        autogenerate: true,
        defaults: 'all',
      });
    checkDescription(model.value.description ?? '');
  }
}

function checkDescription(markdown: string): void {
  for (const { attributes, tagName } of parse(renderDescription(markdown)).querySelectorAll('*')) {
    const names = Object.keys(attributes).join(' ');
    if (/^(?:SCRIPT|STYLE|IFRAME|FORM)$/.test(tagName) || /\bon\w+/i.test(names)) {
      throw new Error(`A description has <${tagName} ${names}>.`);
    }
  }
}
