import type { ContentIndex } from '@waymark/content/text';
import { CommandFailure } from '../project/command-failure.ts';

/**
 * Checks that docs have a language, a version or a product before something is looked for there.
 *
 * @throws CommandFailure with those that they have
 */
export function checkName(
  { pages }: Pick<ContentIndex, 'pages'>,
  scope: 'language' | 'version' | 'product',
  name: string | undefined,
): void {
  const known = [...new Set(pages.flatMap((page) => page[scope] ?? []))];
  if (name === undefined || known.includes(name)) return;
  const those = known.length === 0 ? 'none to choose' : known.join(', ');
  throw new CommandFailure(`The docs have no ${scope} "${name}"; they have ${those}.`);
}
