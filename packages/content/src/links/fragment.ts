import { decoded } from '@waymark/core/page';
import GithubSlugger from 'github-slugger';
import { encodePath } from './path.ts';

/** What a fragment may point to on one page. */
export interface FragmentTargets {
  /** Every id of the page, those of headings included. */
  readonly ids: Iterable<string>;
  /** The headings in document order, with their text. */
  readonly headings: Iterable<{ readonly id: string; readonly text: string }>;
}

/**
 * Finds the id that a fragment means (docs/format/pages.md#fragments): the same id, the id that
 * GitHub gives a heading, either in another letter case, or any of these percent-encoded, as ids of
 * tabs are. Last, an id with the same letters and digits: generators differ in what they do with
 * everything else.
 *
 * @returns a function from a fragment without `#` to an id of the page, or `undefined`
 */
export function createFragmentResolver(
  targets: FragmentTargets,
): (fragment: string) => string | undefined {
  const ids = new Set(targets.ids);
  const github = githubIds(targets.headings);
  const plainIds = [...ids].map((id) => [decoded(id), id] as const);
  const anyCase = new Map<string, string>();
  for (const [name, id] of [...[...ids].map((id) => [id, id] as const), ...github, ...plainIds]) {
    const lower = name.toLowerCase();
    if (!anyCase.has(lower)) anyCase.set(lower, id);
  }
  const lettersOnly = new Map<string, string>();
  for (const [name, id] of plainIds) {
    // Some generators spell the sign out.
    for (const key of [letters(name), letters(name.replaceAll('&', 'and'))]) {
      if (key !== '' && !lettersOnly.has(key)) lettersOnly.set(key, id);
    }
  }
  const find = (name: string) =>
    ids.has(name) ? name : (github.get(name) ?? anyCase.get(name.toLowerCase()));
  return (fragment) => {
    // HTML itself defines these two as the top of the page.
    if (fragment === '' || fragment === 'top') return fragment;
    const plain = decoded(fragment);
    return find(fragment) ?? find(plain) ?? lettersOnly.get(letters(plain));
  };
}

function letters(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Finds the form in which a page knows a fragment. What works as written stays so: an id, ids of
 * accordions one inside the other (joined by `:`), and what is for the browser and none of the
 * page's ids, such as a text to scroll to.
 *
 * @returns a function from a fragment as it stands in a link; `undefined` for what the page lacks
 */
export function createFragmentForms(
  targets: FragmentTargets,
): (fragment: string) => string | undefined {
  const ids = new Set(targets.ids);
  let resolve: ReturnType<typeof createFragmentResolver> | undefined;
  return (fragment) => {
    if (fragment.includes(':~:') || ids.has(fragment) || ids.has(decoded(fragment))) {
      return fragment;
    }
    resolve ??= createFragmentResolver(targets);
    const id = resolve(fragment);
    if (id !== undefined) return encodePath(id);
    const chain = fragment.split(':').map(resolve);
    return chain.length > 1 && !chain.includes(undefined) ? fragment : undefined;
  };
}

/** Ids of headings by the ids that GitHub gives them; of equal ones the first heading's. */
export function githubIds(headings: FragmentTargets['headings']): Map<string, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<string, string>();
  for (const { id, text } of headings) {
    const name = slugger.slug(text);
    if (!ids.has(name)) ids.set(name, id);
  }
  return ids;
}
