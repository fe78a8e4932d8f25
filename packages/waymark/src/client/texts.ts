import type { ClientTexts } from './labels.ts';

let loaded: Promise<ClientTexts> | undefined;

/**
 * Texts in the language of the page, whose file an element names. They are fetched once, and again after
 * a failure.
 *
 * @throws when they cannot be fetched
 */
export function textsFor({ dataset: { texts: url = '' } }: HTMLElement): Promise<ClientTexts> {
  loaded ??= fetch(url)
    // What a host says in place of a file that it does not have is HTML.
    .then((response) => response.json())
    .catch((error) => {
      loaded = undefined;
      throw error;
    });
  return loaded;
}
