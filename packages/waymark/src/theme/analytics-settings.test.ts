import { expect, test } from 'vitest';
import { analyticsSettings, scriptOrigins } from './analytics-settings.ts';

const ga4 = { measurementId: 'G-1' };
const cookies = { key: 'consent', value: 'yes' };
const onetrust = { domainScript: 'abc' };

test.for([
  ['a service', { ga4 }, { ga4 }],
  ['a service and a consent', { ga4, cookies }, { ga4, cookies }],
  ['what asks for consent', { onetrust }, { onetrust }],
  ['a consent for nothing', { cookies }, undefined],
  ['telemetry', { telemetry: { enabled: true } }, undefined],
  ['a service without telemetry', { ga4, telemetry: { enabled: false } }, { ga4 }],
  ['nothing', {}, undefined],
] as const)('A site with %s tells its pages just what they load', ([, integrations, settings]) => {
  expect(analyticsSettings({ integrations }, 'build')).toEqual(settings);
  expect(analyticsSettings({ integrations }, 'preview')).toBeUndefined();
});

test('Scripts come from the origins of what is set, each once', () => {
  const settings = { ga4, gtm: { tagId: 'GTM-1' }, onetrust, adobe: { launchUrl: 'launch.js' } };
  expect(scriptOrigins(settings).sort()).toEqual([
    'https://cdn.cookielaw.org',
    'https://www.googletagmanager.com',
  ]);
});
