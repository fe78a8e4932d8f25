import { expect, it } from 'vitest';
import { socialNames } from '../../../../core/src/config/schema/footer.ts';
import { socialLinks } from './social-links.ts';

it('Every social name of the format has a label and an icon', () => {
  const socials = Object.fromEntries(socialNames.map((name) => [name, `https://${name}.example`]));
  expect(socialLinks(socials)).toHaveLength(socialNames.length);
});
