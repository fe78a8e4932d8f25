import { loadScript } from './load-script.ts';
import type { EventDetails, Service } from './service.ts';
import { services } from './services.ts';
import type { AnalyticsSettings } from './settings.ts';

/** What readers do is told to this. */
export interface Tracker {
  view(): void;
  event(name: string, details: EventDetails): void;
}

/** Whether any of the services that a site has set knows events. */
export function knowsEvents(settings: AnalyticsSettings): boolean {
  const named = Object.entries(services) as Named<keyof typeof services>[];
  return named.some(([name, service]) => settings[name] !== undefined && 'event' in service);
}

type Named<Name extends keyof typeof services> = [Name, (typeof services)[Name]];

/** Loads all services that a site has set, and tells each of them what it is told itself. */
export function loadServices(settings: AnalyticsSettings): Tracker {
  const trackers = (Object.entries(services) as Named<keyof typeof services>[]).flatMap(
    ([name, service]) => {
      const own = settings[name];
      return own === undefined ? [] : [loadService(service as Service<typeof own>, own)];
    },
  );
  return {
    view() {
      for (const tracker of trackers) tracker.view();
    },
    event(name, details) {
      for (const tracker of trackers) tracker.event(name, details);
    },
  };
}

/** Loads a service. What it is told before its script is there, it is told then. */
function loadService<Settings>(service: Service<Settings>, settings: Settings): Tracker {
  service.prepare?.(settings);
  const isThere = loadScript(service.script(settings)).then(() => service.start?.(settings));
  // One that is kept away, or that fails, is none of the reader's concern.
  const tell = (act: () => void) => void isThere.then(act).catch(() => {});
  return {
    view: () => tell(() => service.view?.()),
    event: (name, details) => tell(() => service.event?.(name, details)),
  };
}
