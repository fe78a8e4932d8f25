import { describe, expect, it } from 'vitest';
import { resolveOptions, type WaymarkOptions } from './options.ts';

describe('options', () => {
  it('have defaults for everything', () => {
    expect(resolveOptions({})).toEqual({
      docs: './docs',
      path: '',
      rules: 'strict',
      endpointOrder: 'paths',
      mdx: 'trusted',
      openapi: { code: false },
      components: {},
      deployFolder: '.',
      embed: false,
      csp: true,
      pictures: true,
      images: false,
      relatedPages: false,
      githubStars: false,
      printPage: false,
      pdf: false,
    });
  });

  it('let API descriptions hold code only where the owner says so', () => {
    expect(resolveOptions({ openapi: { code: true } }).openapi).toEqual({ code: true });
    expect(() => resolveOptions({ openapi: { code: 'yes' } } as never)).toThrow(/openapi/);
  });

  it('take single rules by code', () => {
    const rules = { preset: 'lenient', 'component-unknown': 'error' } as const;
    expect(resolveOptions({ rules }).rules).toEqual(rules);
  });

  it('refuse a rule that does not exist and name the nearest', () => {
    expect(() => resolveOptions({ rules: { 'component-unknow': 'off' } })).toThrow(
      /There is no code of this name\. Did you mean "component-unknown"\?/,
    );
  });

  it('refuse a level that does not exist', () => {
    expect(() => resolveOptions({ rules: { 'component-unknown': 'loud' } })).toThrow(
      /A level is "error", "warning" or "off"/,
    );
  });

  it('refuse a preset that does not exist, with those that do', () => {
    expect(() => resolveOptions({ rules: 'lax' } as never)).toThrow(
      /It is "lax", but may be "strict", "lenient" or a table of codes, .*\n.*at rules/,
    );
  });

  it('refuse options that do not exist', () => {
    expect(() => resolveOptions({ doc: './docs' } as never)).toThrow(/doc/);
  });

  it('take an assistant on the own server, with defaults', () => {
    const assistantOf = (assistant: WaymarkOptions['assistant']) =>
      resolveOptions({ assistant }).assistant;
    expect(assistantOf(true)).toEqual({ kind: 'own', domain: 'docs', trustedProxies: 0 });
    expect(assistantOf({ domain: 'acme' })).toMatchObject({ domain: 'acme' });
    expect(assistantOf(false)).toBeUndefined();
    expect(assistantOf(undefined)).toBeUndefined();
  });

  it('refuse what is wrong with an assistant, by its name', () => {
    const wrong = { domain: 5, modell: './model.mjs' } as never;
    expect(() => resolveOptions({ assistant: wrong })).toThrow(/modell[\s\S]*assistant\.domain/);
    const named = { trustedProxies: { header: 'x forwarded' } };
    expect(() => resolveOptions({ assistant: named })).toThrow(/name of a header/);
    expect(() => resolveOptions({ assistant: 'yes' as never })).toThrow(/at assistant/);
  });
});
