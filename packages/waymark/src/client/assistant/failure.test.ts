import { AssistantError } from '@waymark/client';
import { describe, expect, it } from 'vitest';
import { clientTexts } from '../labels.ts';
import { BrokenAnswer, failureNotice, fromNow } from './failure.ts';

const notice = (error: unknown, language = 'en') =>
  failureNotice(error, clientTexts(language).assistant, language);

describe('a failure', () => {
  it('of a limit says when the next question can be asked', () => {
    const error = new AssistantError({
      code: 'ip_rate_limited',
      message: 'Too many.',
      status: 429,
      retryAfter: 7_300,
    });
    expect(notice(error)).toBe('The limit is reached. Try again in 3 hours.');
    expect(notice(error, 'de')).toBe(
      'Das Limit ist erreicht. Versuchen Sie es in 3 Stunden erneut.',
    );
  });

  it('that the server explains is told in its words', () => {
    const error = new AssistantError({ code: 'no_question', message: 'No question.', status: 422 });
    expect(notice(error)).toBe('There is no answer: No question.');
  });

  it('in the middle of an answer is not one of the network', () => {
    expect(notice(new BrokenAnswer('The language model failed.'))).toBe('The answer broke off');
    expect(notice(new TypeError('Failed to fetch'))).toBe('The assistant cannot be reached');
  });
});

it.each([
  [0.2, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [3_599, 'in 60 minutes'],
  [86_400 * 9, 'in 9 days'],
])('%d seconds are %s', (seconds, text) => expect(fromNow(seconds, 'en')).toBe(text));
