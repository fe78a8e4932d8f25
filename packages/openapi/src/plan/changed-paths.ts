import { type Diagnostic, diagnostic } from '@waymark/core';
import { nameOf } from './operation-name.ts';
import type { DescribedOperation } from './operations.ts';
import type { Slug } from './slug.ts';

/** A generated page that is not where the rule for its path would have it. */
export interface ChangedPath {
  readonly operation: DescribedOperation;
  readonly slug: Slug;
}

/** So many are named; who has more looks at the rule, not at the pages. */
const mostNamed = 3;

/** Tells of the pages of each description whose paths cannot be addresses, at the first of them. */
export function changedPaths(changed: readonly ChangedPath[]): readonly Diagnostic[] {
  const byDescription = Map.groupBy(changed, ({ operation }) => operation.description);
  return [...byDescription.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [told(first, others)],
  );
}

function told(first: ChangedPath, others: readonly ChangedPath[]): Diagnostic {
  const { operation, slug } = first;
  const { description, pointer } = operation;
  return diagnostic('openapi-path-changed', {
    at: description.locate(pointer),
    message:
      others.length === 0
        ? `The page of ${nameOf(operation)} is "/${slug.safe}"; "/${slug.exact}" cannot be an address and a file everywhere.`
        : `${others.length + 1} pages of "${description.file}" have other paths than their operations say, which cannot be addresses and files everywhere: ${namesOf([first, ...others])}.`,
    hint: 'Redirect from the other path if it was in use, or change the summary or the tag.',
    pointer,
  });
}

function namesOf(pages: readonly ChangedPath[]): string {
  const named = pages.slice(0, mostNamed).map(({ slug }) => `"/${slug.safe}" for "/${slug.exact}"`);
  return [...named, ...(pages.length > mostNamed ? ['…'] : [])].join(', ');
}
