import type { Hit } from '@waymark/search';
import { describe, expect, it } from 'vitest';
import { createLinkPolicy } from '../filter/link-policy.ts';
import { plainQuestion, type Question } from '../question.ts';
import { quotedAnswer } from './quoted-answer.ts';

const hit = (properties: Partial<Hit>): Hit => ({
  url: '/domains',
  title: 'Domains',
  heading: '',
  anchor: '',
  score: 1,
  coverage: 1,
  strength: 1,
  text: 'How to use a domain of your own.',
  navigation: [],
  ...properties,
});

const section = hit({
  heading: 'Records',
  anchor: 'records',
  text: 'Create a CNAME record.\n\nThen wait for an hour.',
});

async function answerOf(hits: readonly Hit[], asked: Partial<Question> = {}): Promise<string> {
  const page = { title: 'Domains', language: 'fr', tags: [], anchors: new Set(['records']) };
  const pages = new Map([['/domains', page]]);
  const site = { name: 'Docs', language: 'en', address: '', pages };
  const events = quotedAnswer(
    { ...plainQuestion('Which record does a domain need?'), ...asked },
    { query: '', hits, coverage: 1 },
    { site, policy: createLinkPolicy(site, []) },
    'noModel',
  );
  const texts: string[] = [];
  for await (const event of events) if (event.kind === 'text') texts.push(event.delta);
  return texts.join('');
}

describe('An answer without a model', () => {
  it('quotes the section that answers in place of the description of its page', async () => {
    const answer = await answerOf([hit({}), section]);
    expect(answer).toContain('> Create a CNAME record.');
    expect(answer).not.toContain('How to use a domain');
  });

  it('quotes the description where nothing else of the page was found', async () => {
    expect(await answerOf([hit({})])).toContain('> How to use a domain of your own.');
  });

  it('is in the language that is asked for, else in that of the page, else in that of the site', async () => {
    const nothingIn = (asked: Partial<Question>) => answerOf([], asked);
    expect(await nothingIn({})).toContain('nothing was found');
    expect(await nothingIn({ currentPath: '/domains' })).toContain('aucun résultat');
    const filter = { language: ['de-AT'] };
    expect(await nothingIn({ currentPath: '/domains', filter })).toContain('nichts gefunden');
  });

  it('names a section once of which several pieces were found', async () => {
    const weak = { coverage: 0, strength: 0, heading: 'Records', anchor: 'records' };
    const answer = await answerOf([hit(weak), hit({ ...weak, text: 'More.' })]);
    expect(answer.match(/#records/g)).toHaveLength(1);
  });

  it('says that the docs do not answer, and names the nearest pages without a quote', async () => {
    const answer = await answerOf([{ ...section, coverage: 0.5, strength: 0.3 }]);
    expect(answer).toContain('does not seem to answer');
    expect(answer).toContain('(/domains#records)');
    expect(answer).not.toContain('>');
  });
});
