import { expect, test } from 'vitest';
import { integrations } from '../../../../core/src/config/schema/integrations.ts';
import { consents } from './consent.ts';
import { services } from './services.ts';

test('Each name of `integrations` is a service or a consent, but for the telemetry of the vendor', () => {
  const named = Object.keys(integrations.unwrap().shape);
  const known = [...Object.keys(services), ...Object.keys(consents), 'telemetry'];
  expect(known.sort()).toEqual(named.sort());
});

test('Hosts may be written as addresses, and those that a site has itself are asked', () => {
  const { plausible, posthog, segment } = services;
  expect(
    [
      plausible.script({ domain: 'https://docs.acme.dev/', server: 'stats.acme.dev' }),
      plausible.script({ domain: 'docs.acme.dev', server: 'https://stats.acme.dev/' }),
      posthog.script({ apiKey: 'phc_1', apiHost: 'https://eu.i.posthog.com/' }),
      posthog.script({ apiKey: 'phc_1', apiHost: 'https://events.acme.dev' }),
      segment.script({ key: 'a/b', cdnUrl: 'https://cdn.acme.dev/' }),
    ].map(({ crossorigin: _, ...attributes }) => attributes),
  ).toEqual([
    { src: 'https://stats.acme.dev/js/script.manual.js', 'data-domain': 'docs.acme.dev' },
    { src: 'https://stats.acme.dev/js/script.manual.js', 'data-domain': 'docs.acme.dev' },
    { src: 'https://eu-assets.i.posthog.com/static/array.js' },
    { src: 'https://events.acme.dev/static/array.js' },
    { src: 'https://cdn.acme.dev/analytics.js/v1/a%2Fb/analytics.min.js' },
  ]);
});
