import { feedbackAttribute } from '../feedback-listener.ts';
import { type Consent, consents, refusesAll } from './consent.ts';
import { loadScript } from './load-script.ts';
import { previewAttribute } from './preview.ts';
import { followReader } from './reader-events.ts';
import type { AnalyticsSettings } from './settings.ts';
import { knowsEvents, loadServices, type Tracker } from './tracker.ts';

const written = document.querySelector<HTMLElement>('wm-analytics')?.dataset['settings'];
const isPreviewed = document.documentElement.hasAttribute(previewAttribute);
if (written !== undefined && !isPreviewed && !refusesAll(navigator)) start(JSON.parse(written));

/** Loads the services of the site as soon as all that it asks for consent say yes. */
function start(settings: AnalyticsSettings): void {
  const asked = consentsOf(settings);
  let tracker: Tracker | undefined;
  const check = () => {
    const isGiven = asked.every((consent) => consent.isGiven());
    if (isGiven === (tracker !== undefined)) return;
    if (tracker) {
      // There is no other way to be rid of what is loaded.
      location.reload();
      return;
    }
    tracker = loadServices(settings);
    followReader(tracker.event);
    if (knowsEvents(settings)) hearFeedback();
    tracker.view();
  };
  for (const consent of asked) consent.ask(check);
  check();
  // A page that the browser has kept comes back as it was left, and is viewed again.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const known = tracker;
    check();
    known?.view();
  });
}

/** What readers think of a page is told to services, beside a server that may keep it. */
function hearFeedback(): void {
  const root = document.documentElement;
  if (!root.hasAttribute(feedbackAttribute)) root.setAttribute(feedbackAttribute, 'events');
}

/** A consent that a site asks for. */
interface AskedConsent {
  ask(changed: () => void): void;
  isGiven(): boolean;
}

function consentsOf({ cookies, onetrust, transcend }: AnalyticsSettings): AskedConsent[] {
  return [
    cookies && asked(consents.cookies, cookies),
    onetrust && asked(consents.onetrust, onetrust),
    transcend && asked(consents.transcend, transcend),
  ].filter((consent) => consent !== undefined);
}

function asked<Settings>(consent: Consent<Settings>, settings: Settings): AskedConsent {
  return {
    ask(changed) {
      consent.follow(settings, changed);
      const script = consent.script?.(settings);
      // Where it cannot be loaded, nobody consents.
      if (script) loadScript(script).catch(() => {});
    },
    isGiven: () => consent.isGiven(settings),
  };
}
