/** A service as a test knows it: what a site sets, and what its script then finds and is told. */
export interface ServiceCase {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Address of its script. */
  readonly script: string;
  /** Global through which it is told. */
  readonly global: string;
  /** What of the settings says whose site it is; its script gets that in some way. */
  readonly id: string;
  /** What it is told of a page view, where its script does not see those itself. */
  readonly view?: readonly unknown[];
  /** What it is told of an accordion that is opened, where it knows events. */
  readonly event?: readonly unknown[];
}

const details = { title: 'More' };
const contentView = { path: '{path}', title: '{title}' };

/** Every service of `integrations`, by its name there. */
export const serviceCases: Readonly<Record<string, ServiceCase>> = {
  adobe: {
    settings: { launchUrl: 'https://assets.adobedtm.com/launch-adobe-1.min.js' },
    script: 'https://assets.adobedtm.com/launch-adobe-1.min.js',
    global: '_satellite',
    id: 'adobe-1',
    view: ['_satellite.track', 'docs.content.view', contentView],
    event: ['_satellite.track', 'docs.accordion.open', details],
  },
  amplitude: {
    settings: { apiKey: 'amplitude-1' },
    script: 'https://cdn.amplitude.com/script/amplitude-1.js',
    global: 'amplitude',
    id: 'amplitude-1',
    event: ['amplitude.track', 'docs.accordion.open', details],
  },
  clarity: {
    settings: { projectId: 'clarity-1' },
    script: 'https://www.clarity.ms/tag/clarity-1',
    global: 'clarity',
    id: 'clarity-1',
    event: ['clarity', 'event', 'docs.accordion.open'],
  },
  clearbit: {
    settings: { publicApiKey: 'pk_clearbit-1' },
    script: 'https://tag.clearbitscripts.com/v1/pk_clearbit-1/tags.js',
    global: 'clearbit',
    id: 'pk_clearbit-1',
  },
  fathom: {
    settings: { siteId: 'FATHOM1' },
    script: 'https://cdn.usefathom.com/script.js',
    global: 'fathom',
    id: 'FATHOM1',
    view: ['fathom.trackPageview'],
    event: ['fathom.trackEvent', 'docs.accordion.open'],
  },
  frontchat: {
    settings: { snippetId: 'front-1' },
    script: 'https://chat-assets.frontapp.com/v1/chat.bundle.js',
    global: 'FrontChat',
    id: 'front-1',
  },
  ga4: {
    settings: { measurementId: 'G-TEST1' },
    script: 'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
    global: 'dataLayer',
    id: 'G-TEST1',
    view: ['dataLayer', 'event', 'page_view'],
    event: ['dataLayer', 'event', 'docs_accordion_open', details],
  },
  gtm: {
    settings: { tagId: 'GTM-TEST1' },
    script: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    global: 'dataLayer',
    id: 'GTM-TEST1',
    view: ['dataLayer', { event: 'docs.content.view', ...contentView }],
    event: ['dataLayer', { event: 'docs.accordion.open', ...details }],
  },
  heap: {
    settings: { appId: '1111' },
    script: 'https://cdn.us.heap-api.com/config/1111/heap_config.js',
    global: 'heap',
    id: '1111',
    event: ['heap.track', 'docs.accordion.open', details],
  },
  hightouch: {
    settings: { writeKey: 'hightouch-1' },
    script: 'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js',
    global: 'htevents',
    id: 'hightouch-1',
    view: ['htevents.page'],
    event: ['htevents.track', 'docs.accordion.open', details],
  },
  hotjar: {
    settings: { hjid: '2222', hjsv: '6' },
    script: 'https://static.hotjar.com/c/hotjar-2222.js?sv=6',
    global: 'hj',
    id: '2222',
    event: ['hj', 'event', 'docs_accordion_open'],
  },
  intercom: {
    settings: { appId: 'intercom-1' },
    script: 'https://widget.intercom.io/widget/intercom-1',
    global: 'Intercom',
    id: 'intercom-1',
  },
  koala: {
    settings: { publicApiKey: 'pk_koala-1' },
    script: 'https://cdn.getkoala.com/v1/pk_koala-1/sdk.js',
    global: 'ko',
    id: 'pk_koala-1',
    event: ['ko.track', 'docs.accordion.open', details],
  },
  logrocket: {
    settings: { appId: 'acme/docs' },
    script: 'https://cdn.logr-in.com/LogRocket.min.js',
    global: 'LogRocket',
    id: 'acme/docs',
    event: ['LogRocket.track', 'docs.accordion.open', details],
  },
  mixpanel: {
    settings: { projectToken: 'mixpanel-1', region: 'eu' },
    script: 'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js',
    global: 'mixpanel',
    id: 'mixpanel-1',
    view: ['mixpanel.track_pageview'],
    event: ['mixpanel.track', 'docs.accordion.open', details],
  },
  pirsch: {
    settings: { id: 'pirsch-1' },
    script: 'https://api.pirsch.io/pa.js',
    global: 'pirsch',
    id: 'pirsch-1',
    event: ['pirsch', 'docs.accordion.open', { meta: details }],
  },
  plausible: {
    settings: { domain: 'docs.acme.dev' },
    script: 'https://plausible.io/js/script.manual.js',
    global: 'plausible',
    id: 'docs.acme.dev',
    view: ['plausible', 'pageview'],
    event: ['plausible', 'docs.accordion.open', { props: details }],
  },
  posthog: {
    settings: { apiKey: 'phc_posthog1', sessionRecording: false },
    script: 'https://us-assets.i.posthog.com/static/array.js',
    global: 'posthog',
    id: 'phc_posthog1',
    view: ['posthog.capture', '$pageview'],
    event: ['posthog.capture', 'docs.accordion.open', details],
  },
  segment: {
    settings: { key: 'segment-1' },
    script: 'https://cdn.segment.com/analytics.js/v1/segment-1/analytics.min.js',
    global: 'analytics',
    id: 'segment-1',
    view: ['analytics.page'],
    event: ['analytics.track', 'docs.accordion.open', details],
  },
};

/** `integrations` of docs.json with services. */
export function integrationsOf(services: Readonly<Record<string, ServiceCase>>): object {
  return Object.fromEntries(
    Object.entries(services).map(([name, { settings }]) => [name, settings]),
  );
}
