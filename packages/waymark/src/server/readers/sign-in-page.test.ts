import { describe, expect, it } from 'vitest';
import {
  accountPart,
  type SignInOffer,
  signedOutPage,
  signInPage,
  tokenPage,
} from './sign-in-page.ts';

const built = '<!doctype html><html data-theme="mint" lang="fr-CA" dir="ltr"><head></head></html>';
const offer: SignInOffer = {
  base: '',
  returnTo: '/',
  hasOpenid: true,
  hasPasswords: true,
  title: 'signIn',
};

describe('A page for signing in', () => {
  it('is in the language of the site', () => {
    const page = signInPage(built, { ...offer, notice: 'signInWrong' });
    expect(page).toContain('lang="fr-CA"');
    expect(page).toContain('<label for="password">Mot de passe</label>');
    expect(page).toContain('<p role="status">Ce mot de passe est incorrect.</p>');
    expect(page).toContain('/openid?return=%2F">Se connecter</a>');
    expect(tokenPage(built, '')).toContain('Un instant…');
    expect(accountPart(built, '', true)).toContain('Se déconnecter');
  });

  it('leads home from signing out, and forgets what the assistant has told before', () => {
    const page = signedOutPage(built, '/docs');
    expect(page).toContain('<meta http-equiv="refresh" content="0;url=/docs/">');
    expect(page).toContain("startsWith('wm-assistant:')");
    expect(page.indexOf('removeItem')).toBeLessThan(page.indexOf('http-equiv="refresh"'));
  });

  it('is in English where the site has no page', () => {
    expect(signInPage('', offer)).toContain('<h1>Sign in</h1>');
    expect(accountPart('', '/docs', false)).toContain('>Sign in</a>');
  });
});
