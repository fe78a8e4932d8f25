import type { IndexedPage } from '@waymark/content/text';
import { describe, expect, it } from 'vitest';
import { checkQuestions } from '../asking/question-report.ts';
import { checkName } from './known-name.ts';

const page: IndexedPage = {
  ...{ url: '/start', title: 'Start', kind: 'page', navigation: [], tags: [], boost: 1 },
  ...{ sections: [], language: 'en', version: 'v2' },
};
const docs = { pages: [page, { ...page, url: '/fr/start', language: 'fr' }] };

describe('names that the docs do not have', () => {
  it('are told with those that they have', () => {
    expect(() => checkName(docs, 'language', 'xx')).toThrow('no language "xx"; they have en, fr.');
    expect(() => checkName(docs, 'version', 'v9')).toThrow('no version "v9"; they have v2.');
    expect(() => checkName(docs, 'product', 'A')).toThrow('they have none to choose.');
    expect(() => checkName(docs, 'language', 'fr')).not.toThrow();
    expect(() => checkName(docs, 'version', undefined)).not.toThrow();
  });

  it('may be of a default version that shares all of its pages', () => {
    const site = { name: 'Docs', standard: [{ version: 'v1' }] };
    expect(() => checkName({ ...docs, site }, 'version', 'v1')).not.toThrow();
  });

  it('may be of any version that shares all of its pages', () => {
    const site = { name: 'Docs', versions: ['v1', 'v9'] };
    expect(() => checkName({ ...docs, site }, 'version', 'v9')).not.toThrow();
  });

  it('are told of a file of questions, and that it has none', () => {
    const asked = (pages: readonly string[], language?: string) => () =>
      checkQuestions([{ question: 'How?', pages, ...(language && { language }) }], docs);
    expect(asked(['/start', '/nope'])).toThrow('question 1: the docs have no page "/nope".');
    expect(asked(['/start'], 'xx')).toThrow('no language "xx"; they have en, fr.');
    expect(asked(['/fr/start'], 'fr')).not.toThrow();
    expect(asked([])).not.toThrow();
    expect(() => checkQuestions([], docs)).toThrow('has no questions');
  });
});
