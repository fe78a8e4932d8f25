import type { ClientTexts } from './labels.ts';

const loaded = new Map<string, Promise<ClientTexts>>();

/**
 * Texts in the language of an element, which names their file. They are fetched once, and again
 * after a failure.
 *
 * @throws when they cannot be fetched
 */
export function textsFor({ dataset: { texts: url = '' } }: HTMLElement): Promise<ClientTexts> {
  const texts = loaded.get(url) ?? fetchTexts(url);
  loaded.set(url, texts);
  texts.catch(() => loaded.delete(url));
  return texts;
}

async function fetchTexts(url: string): Promise<ClientTexts> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json();
}
