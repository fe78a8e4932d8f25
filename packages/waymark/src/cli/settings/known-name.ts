import type { ContentIndex, IndexedScope } from '@waymark/content/text';
import { CommandFailure } from '../../project/findings/command-failure.ts';

/**
 * Checks that docs have a language, a version or a product before something is looked for there.
 *
 * @throws CommandFailure with those that they have
 */
export function checkName(
  { pages, site }: Pick<ContentIndex, 'pages'> & Partial<Pick<ContentIndex, 'site'>>,
  scope: 'language' | 'version' | 'product',
  name: string | undefined,
): void {
  // Pages that several versions share are of none, and a version may have no others.
  const versions = (site?.versions ?? []).map((version) => ({ version }));
  const parts: readonly IndexedScope[] = [...pages, ...(site?.standard ?? []), ...versions];
  const known = [...new Set(parts.flatMap((part) => part[scope] ?? []))];
  if (name === undefined || known.includes(name)) return;
  const those = known.length === 0 ? 'none to choose' : known.join(', ');
  throw new CommandFailure(`The docs have no ${scope} "${name}"; they have ${those}.`);
}
