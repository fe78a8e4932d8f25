import { call, provide } from './globals.ts';
import type { Service } from './service.ts';
import type { SettingsByName } from './settings.ts';
import { provideDataLayer, provideFunction, provideHeap, provideObject } from './stubs.ts';

/** Names of `integrations` that are no service: they say whether services may be loaded. */
type ConsentName = 'cookies' | 'onetrust' | 'telemetry' | 'transcend';

/** A service for each of the other names. */
type Services = {
  readonly [Name in Exclude<keyof SettingsByName, ConsentName>]: Service<SettingsByName[Name]>;
};

/** The event that a page view is for services that have none of their own. */
const contentView = 'docs.content.view';

/**
 * The services that `integrations` of docs.json names (docs/format/docs-json.md#services): where
 * their scripts are, what these look for, and how they are told of page views and events.
 */
export const services: Services = {
  adobe: {
    script: ({ launchUrl }) => ({ src: launchUrl }),
    view: () => call('_satellite.track', contentView, place()),
    event: (name, details) => call('_satellite.track', name, details),
  },
  amplitude: {
    script: ({ apiKey }) => ({ src: `https://cdn.amplitude.com/script/${part(apiKey)}.js` }),
    start: ({ apiKey }) =>
      call('amplitude.init', apiKey, { autocapture: { elementInteractions: false } }),
    event: (name, details) => call('amplitude.track', name, details),
  },
  clarity: {
    script: ({ projectId }) => ({ src: `https://www.clarity.ms/tag/${part(projectId)}` }),
    prepare: () => provideFunction('clarity'),
    event: (name) => call('clarity', 'event', name),
  },
  clearbit: {
    script: ({ publicApiKey }) => ({
      src: `https://tag.clearbitscripts.com/v1/${part(publicApiKey)}/tags.js`,
      referrerpolicy: 'strict-origin-when-cross-origin',
    }),
  },
  fathom: {
    script: ({ siteId }) => ({
      src: 'https://cdn.usefathom.com/script.js',
      'data-site': siteId,
      'data-auto': 'false',
    }),
    view: () => call('fathom.trackPageview'),
    event: (name) => call('fathom.trackEvent', name),
  },
  frontchat: {
    script: () => ({ src: 'https://chat-assets.frontapp.com/v1/chat.bundle.js' }),
    start: ({ snippetId }) =>
      call('FrontChat', 'init', { chatId: snippetId, useDefaultLauncher: true }),
  },
  ga4: {
    script: ({ measurementId }) => ({
      src: `https://www.googletagmanager.com/gtag/js?id=${part(measurementId)}`,
    }),
    prepare({ measurementId }) {
      provideDataLayer();
      call('gtag', 'js', new Date());
      call('gtag', 'config', measurementId, { send_page_view: false });
    },
    view: () => call('gtag', 'event', 'page_view'),
    event: (name, details) => call('gtag', 'event', plain(name), details),
  },
  gtm: {
    script: ({ tagId }) => ({ src: `https://www.googletagmanager.com/gtm.js?id=${part(tagId)}` }),
    prepare() {
      provideDataLayer();
      call('dataLayer.push', { 'gtm.start': Date.now(), event: 'gtm.js' });
    },
    view: () => call('dataLayer.push', { event: contentView, ...place() }),
    event: (name, details) => call('dataLayer.push', { event: name, ...details }),
  },
  heap: {
    script: ({ appId }) => ({
      src: `https://cdn.us.heap-api.com/config/${part(appId)}/heap_config.js`,
    }),
    prepare: ({ appId }) =>
      provideHeap(appId, ['addEventProperties', 'addUserProperties', 'identify', 'track']),
    event: (name, details) => call('heap.track', name, details),
  },
  hightouch: {
    script: () => ({
      src: 'https://cdn.hightouch-events.com/browser/release/v1-latest/events.min.js',
    }),
    prepare: ({ apiHost = 'us-east-1.hightouch-events.com', writeKey }) =>
      provideObject('htevents', [...trackingMethods, 'page'], {
        _writeKey: writeKey,
        _loadOptions: { apiHost: host(apiHost) },
      }),
    view: () => call('htevents.page'),
    event: (name, details) => call('htevents.track', name, details),
  },
  hotjar: {
    script: ({ hjid, hjsv }) => ({
      src: `https://static.hotjar.com/c/hotjar-${part(hjid)}.js?sv=${part(hjsv)}`,
    }),
    prepare({ hjid, hjsv }) {
      provideFunction('hj');
      provide('_hjSettings', { hjid, hjsv });
    },
    event: (name) => call('hj', 'event', plain(name)),
  },
  intercom: {
    script: ({ appId }) => ({ src: `https://widget.intercom.io/widget/${part(appId)}` }),
    prepare({ appId }) {
      provideFunction('Intercom');
      provide('intercomSettings', { app_id: appId });
    },
  },
  koala: {
    script: ({ publicApiKey }) => ({
      src: `https://cdn.getkoala.com/v1/${part(publicApiKey)}/sdk.js`,
    }),
    prepare: () => provideObject('ko', [...trackingMethods, 'off', 'qualify', 'removeListeners']),
    event: (name, details) => call('ko.track', name, details),
  },
  logrocket: {
    script: () => ({
      src: 'https://cdn.logr-in.com/LogRocket.min.js',
      crossorigin: 'anonymous',
    }),
    start: ({ appId }) => call('LogRocket.init', appId),
    event: (name, details) => call('LogRocket.track', name, details),
  },
  mixpanel: {
    script: () => ({ src: 'https://cdn.mxpnl.com/libs/mixpanel-2-latest.min.js' }),
    prepare({ projectToken, region = 'us' }) {
      const elsewhere = region === 'us' ? {} : { api_host: `https://api-${region}.mixpanel.com` };
      provideObject('mixpanel', ['identify', 'register', 'reset', 'track', 'track_pageview'], {
        _i: [[projectToken, { track_pageview: false, ...elsewhere }, 'mixpanel']],
        __SV: 1.2,
        people: [],
      });
    },
    view: () => call('mixpanel.track_pageview'),
    event: (name, details) => call('mixpanel.track', name, details),
  },
  pirsch: {
    // The script finds its element by this id.
    script: ({ id }) => ({ src: 'https://api.pirsch.io/pa.js', id: 'pianjs', 'data-code': id }),
    event: (name, details) => call('pirsch', name, { meta: details }),
  },
  plausible: {
    script: ({ domain, server = 'plausible.io' }) => ({
      src: `https://${host(server)}/js/script.manual.js`,
      'data-domain': host(domain),
    }),
    prepare: () => provideFunction('plausible'),
    view: () => call('plausible', 'pageview'),
    event: (name, details) => call('plausible', name, { props: details }),
  },
  posthog: {
    script: ({ apiHost }) => ({
      src: `${posthogHost(apiHost).replace('.i.posthog.com', '-assets.i.posthog.com')}/static/array.js`,
      crossorigin: 'anonymous',
    }),
    prepare({ apiHost, apiKey, sessionRecording }) {
      const options = {
        api_host: posthogHost(apiHost),
        capture_pageview: false,
        capture_pageleave: true,
        disable_session_recording: sessionRecording === false,
      };
      provideObject('posthog', ['capture', 'identify', 'onFeatureFlags', 'register', 'reset'], {
        _i: [[apiKey, options, 'posthog']],
        __SV: 1,
        people: [],
      });
    },
    view: () => call('posthog.capture', '$pageview'),
    event: (name, details) => call('posthog.capture', name, details),
  },
  segment: {
    script: ({ cdnUrl = 'https://cdn.segment.com', key }) => ({
      src: `${withoutEnd(cdnUrl)}/analytics.js/v1/${part(key)}/analytics.min.js`,
    }),
    prepare: ({ cdnUrl, key }) =>
      provideObject('analytics', [...trackingMethods, 'page'], {
        _writeKey: key,
        ...(cdnUrl !== undefined && { _cdn: withoutEnd(cdnUrl) }),
      }),
    view: () => call('analytics.page'),
    event: (name, details) => call('analytics.track', name, details),
  },
};

/** What Segment and those that came after it are called with. */
const trackingMethods = ['alias', 'group', 'identify', 'on', 'once', 'ready', 'reset', 'track'];

/** A value within a URL. */
const part = encodeURIComponent;

/** Google and Hotjar allow no dots in names. */
function plain(name: string): string {
  return name.replaceAll('.', '_');
}

/** The host of what should be one, and is often written as an address. */
function host(written: string): string {
  return withoutEnd(written.replace(/^https?:\/\//, ''));
}

function withoutEnd(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url;
}

function posthogHost(apiHost = 'https://us.i.posthog.com'): string {
  return withoutEnd(apiHost);
}

/** What a page view is of, for services that are not told so by their own script. */
function place() {
  return { path: location.pathname, title: document.title };
}
