import { call, globalOf, provide } from './globals.ts';
import type { ScriptAttributes } from './load-script.ts';
import type { SettingsByName } from './settings.ts';

/** A place where readers say whether services may be loaded. */
export interface Consent<Settings> {
  /** The script that asks them; absent where the site does. */
  script?(settings: Settings): ScriptAttributes;
  /** Calls `changed` whenever they may have said something else. */
  follow(settings: Settings, changed: () => void): void;
  isGiven(settings: Settings): boolean;
}

type Consents = {
  readonly [Name in 'cookies' | 'onetrust' | 'transcend']: Consent<SettingsByName[Name]>;
};

/** Analytics, as OneTrust names its groups unless a site names them otherwise. */
const analyticsGroup = 'C0002';

interface Airgap {
  getConsent(): { readonly purposes: Readonly<Record<string, unknown>> };
  addEventListener(type: 'consent-change', listener: () => void): void;
}

/** Where `integrations` says that consent is kept; all that it names must have it. */
export const consents: Consents = {
  cookies: {
    follow(_settings, changed) {
      addEventListener('storage', changed);
      // What this page writes itself is not told of; readers consent with a click.
      document.addEventListener('click', () => setTimeout(changed));
    },
    isGiven: (settings) => isStored(settings, () => localStorage),
  },
  onetrust: {
    script: ({
      domainScript,
      scriptSource = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js',
    }) => ({ src: scriptSource, 'data-domain-script': domainScript }),
    follow: (_settings, changed) => addEventListener('OneTrustGroupsUpdated', changed),
    isGiven: ({ categoryId = analyticsGroup }) =>
      String(globalOf('OnetrustActiveGroups') ?? '')
        .split(',')
        .includes(categoryId),
  },
  transcend: {
    script: ({ bundleId }) => ({
      src: `https://transcend-cdn.com/cm/${encodeURIComponent(bundleId)}/airgap.js`,
      'data-cfasync': 'false',
    }),
    follow(_settings, changed) {
      const readyQueue: unknown[] = [];
      const ready = (act: unknown) => void readyQueue.push(act);
      provide('airgap', { readyQueue, ready });
      call('airgap.ready', (airgap: Airgap) => {
        airgap.addEventListener('consent-change', changed);
        changed();
      });
    },
    isGiven({ analyticsPurpose = 'Analytics' }) {
      const airgap = globalOf('airgap') as Partial<Airgap> | undefined;
      return airgap?.getConsent?.().purposes[analyticsPurpose] === true;
    },
  },
};

/**
 * Whether the storage of the site holds what stands for consent
 * (docs/format/docs-json.md#consent). Without a key and a value nothing does, and nothing where
 * the browser refuses to look.
 */
export function isStored(
  { key, value }: SettingsByName['cookies'],
  storage: () => Pick<Storage, 'getItem'>,
): boolean {
  if (!key || !value) return false;
  try {
    return storage().getItem(key) === value;
  } catch {
    return false;
  }
}

/** What a browser says for its reader, on all sites. */
export interface BrowserSignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether a reader has refused all services, by Do Not Track or Global Privacy Control. */
export function refusesAll({ doNotTrack, globalPrivacyControl }: BrowserSignals): boolean {
  return doNotTrack === '1' || globalPrivacyControl === true;
}
