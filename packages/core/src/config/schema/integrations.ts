import { z } from 'zod';
import { section } from './section.ts';
import { requiredText } from './text.ts';

const text = requiredText;
const optionalText = z.string().optional();

const services = section({
  adobe: section({ launchUrl: text }).optional(),
  amplitude: section({ apiKey: text }).optional(),
  clarity: section({ projectId: text }).optional(),
  clearbit: section({ publicApiKey: text }).optional(),
  cookies: section({ key: optionalText, value: optionalText }).optional(),
  fathom: section({ siteId: text }).optional(),
  frontchat: section({ snippetId: text }).optional(),
  ga4: section({ measurementId: text }).optional(),
  gtm: section({ tagId: text }).optional(),
  heap: section({ appId: text }).optional(),
  hightouch: section({ writeKey: text, apiHost: optionalText }).optional(),
  hotjar: section({ hjid: text, hjsv: text }).optional(),
  intercom: section({ appId: text }).optional(),
  koala: section({ publicApiKey: text }).optional(),
  logrocket: section({ appId: text }).optional(),
  mixpanel: section({ projectToken: text, region: optionalText }).optional(),
  onetrust: section({
    domainScript: text,
    categoryId: optionalText,
    scriptSource: optionalText,
  }).optional(),
  pirsch: section({ id: text }).optional(),
  plausible: section({ domain: text, server: optionalText }).optional(),
  posthog: section({
    apiKey: text,
    apiHost: optionalText,
    sessionRecording: z.unknown().optional(),
  }).optional(),
  segment: section({ key: text, cdnUrl: optionalText }).optional(),
  telemetry: section({ enabled: z.boolean().optional() }).optional(),
  transcend: section({ bundleId: text, analyticsPurpose: optionalText }).optional(),
});

/**
 * `integrations`: services of others, by name (docs/format/docs-json.md#services). Their values are
 * checked for kind only.
 */
export const integrations = services.prefault({});

/** The services that the format knows. */
export const integrationNames: readonly string[] = Object.keys(services.shape);
