import { describe, expect, it } from 'vitest';
import { documentFromValue } from './document.ts';
import { languageOverrides } from './language-overrides.ts';

const navigation = {
  tabs: [
    {
      tab: 'Docs',
      languages: [
        { language: 'en', pages: ['a'] },
        {
          language: 'fr',
          pages: ['fr/a'],
          banner: { content: 'Bonjour' },
          navbar: { links: [{ label: 'Aide', href: 'https://example.com' }] },
        },
      ],
    },
  ],
};

describe('language overrides', () => {
  it('are found at languages of any depth', () => {
    const { value, diagnostics } = languageOverrides(documentFromValue({ navigation }));
    expect(diagnostics).toEqual([]);
    expect(value.get('fr')?.banner).toMatchObject({ content: 'Bonjour', dismissible: false });
    expect(value.get('fr')?.navbar?.links).toHaveLength(1);
    expect(value.get('en')).toEqual({});
  });

  it('report what is wrong with them at their own place', () => {
    const languages = [{ language: 'fr', pages: ['a'], banner: { dismissible: true } }];
    const { value, diagnostics } = languageOverrides(
      documentFromValue({ navigation: { languages } }),
    );
    expect(value.get('fr')).toEqual({});
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual([
      '/navigation/languages/0/banner/content',
    ]);
  });
});
