import { describe, expect, it } from 'vitest';
import { createAnalyser } from './analyser.ts';
import { loadAnalyser } from './load-analyser.ts';

const termsOf = async (language: string, text: string) =>
  (await loadAnalyser(language)).terms(text).map(({ term }) => term);

describe('an analyser', () => {
  it('gives the forms of an English word one term', async () => {
    const terms = await termsOf('en', 'configure configured configuring');
    expect(new Set(terms).size).toBe(1);
  });

  it('stems by the language of the text', async () => {
    const [one, other] = await termsOf('fr', 'indexation indexations');
    expect(one).toBe(other);
    expect(await termsOf('xx', 'indexations')).toEqual(['indexations']);
  });

  it('drops stop words of the language and lone Latin letters', async () => {
    expect(await termsOf('en', 'how to add a theme')).toEqual(['add', 'theme']);
    expect(await termsOf('de', 'das Thema und die Seite')).toHaveLength(2);
  });

  it('keeps languages that are called by a letter, with their signs', async () => {
    expect(await termsOf('en', 'I add a letter r to the R, C, C++ and C# clients')).toEqual([
      ...['add', 'letter', 'r', 'c', 'c++', 'c#', 'client'],
    ]);
    const { query } = await loadAnalyser('en');
    expect(query('how to use a C# client').map(({ term }) => term)).toContain('c#');
    expect(query('plan for R').map(({ term }) => term)).toContain('r');
  });

  it.each([
    ['en', 'same'],
    ['es', 'cuenta estado ejemplo uso usar valor total nuevo parte modo'],
    ['zh', '开始 结果 全部 对比 本地 替代'],
    ['tr', 'bin var dahil ilk yüz'],
    ['de', 'Weg'],
    ['hu', 'cikk lehetőség új előző'],
    ['id', 'buat lama sementara'],
    ['ar', 'عدد اطار صفر'],
    ['hi', 'वर्ग'],
  ])('keeps words of %s that documentation is about: %s', async (language, text) => {
    const { words } = await loadAnalyser(language);
    expect(words(text).filter(({ isStopWord }) => isStopWord)).toEqual([]);
  });

  it.each([
    ['es', '¿Cómo puedo usar la cuenta de los otros?', ['usar', 'cuenta', 'otros']],
    ['zh', '我们 如何 部署', ['部署']],
    ['tr', 'Bunu nasıl için kullanmak', ['kullanmak']],
    ['hu', 'hogyan lehet a cikk', ['cikk']],
  ])('drops what says nothing of %s: %s', async (language, text, telling) => {
    const { query } = await loadAnalyser(language);
    expect(query(text).map(({ surface }) => surface)).toEqual(telling);
  });

  it('finds accented words by what is typed without accents', async () => {
    const written = await termsOf('fr', 'déployé');
    const [typed] = await termsOf('fr', 'deploye');
    expect(written).toContain(typed);
  });

  it('keeps the vowel signs of scripts that have them as letters', () => {
    const { terms } = createAnalyser();
    expect(terms('हिन्दी')).toEqual([{ term: 'हिन्दी', surface: 'हिन्दी' }]);
  });

  it('knows the codes that docs repositories use for others', async () => {
    expect(await loadAnalyser('ua')).toBe(await loadAnalyser('uk'));
    expect(await loadAnalyser('pt-BR')).toBe(await loadAnalyser('pt'));
  });

  it('is one for all languages without rules, whatever their codes are', async () => {
    expect(await loadAnalyser('xx')).toBe(await loadAnalyser('constructor'));
    expect(await loadAnalyser('xx')).not.toBe(await loadAnalyser('en'));
  });

  it('reads a name in camel case like the word that is typed for it', async () => {
    const analyser = await loadAnalyser('en');
    expect(analyser.terms('maxRetries')[0]?.term).toBe(analyser.query('maxretries')[0]?.term);
  });

  it('gives each word of a query once', async () => {
    const analyser = await loadAnalyser('en');
    expect(analyser.query('deploy the deployed site').map(({ surface }) => surface)).toEqual([
      'deploy',
      'site',
    ]);
  });

  it('takes what is asked for after `how` for no word of its own, and every other one for one', async () => {
    const english = await loadAnalyser('en');
    const asked = (text: string) => english.query(text).map(({ surface }) => surface);
    expect(asked('How long does a lease last?')).toEqual(['lease', 'last']);
    expect(asked('how often is a message retried')).toEqual(['message', 'retried']);
    expect(asked('how do long leases end')).toEqual(['long', 'leases', 'end']);
    expect(asked('how long')).toEqual(['how', 'long']);
  });

  it('keeps stop words of a query that has nothing else', async () => {
    const analyser = await loadAnalyser('en');
    expect(analyser.query('how to')).toHaveLength(2);
  });
});
