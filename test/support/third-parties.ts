import type { BrowserContext } from 'playwright-core';
import { type ServiceCase, serviceCases } from './analytics-services.ts';

/** What pages asked of other hosts, and what they told the services there. */
export class ThirdParties {
  /** Addresses, in their order. */
  readonly asked: string[] = [];
  /** Path of the page, and what it said: `[path, name, …values]`. */
  readonly told: unknown[][] = [];
  /** Errors of pages. */
  readonly errors: string[] = [];

  /** Answers in place of all hosts but one, for all pages of a visitor. */
  async standIn(
    context: BrowserContext,
    origin: string,
    services: Readonly<Record<string, ServiceCase>> = serviceCases,
  ): Promise<void> {
    await context.exposeFunction('tellTest', (...values: unknown[]) => this.told.push(values));
    context.on('weberror', (error) => this.errors.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    await context.route(
      (url) => url.origin !== origin,
      (route) => {
        const url = route.request().url();
        this.asked.push(url);
        return route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: scriptAt(url, Object.values(services)),
        });
      },
    );
  }
}

function scriptAt(url: string, services: readonly ServiceCase[]): string {
  if (url.includes('airgap.js')) return `(${airgap})()`;
  const found = services.find(({ script }) => script === url);
  return found ? `(${service})(${JSON.stringify(found.global)})` : '';
}

/** In the page: a service that tells the test what it finds, and what it is told. */
function service(name: string): void {
  const page = window as unknown as Record<string, unknown> & {
    tellTest: (...values: unknown[]) => void;
  };
  const tell = (...values: unknown[]) =>
    page.tellTest(location.pathname, ...JSON.parse(JSON.stringify(values)));
  const attributes = [...(document.currentScript?.attributes ?? [])].map(({ value }) => value);
  const kept = page[name] as unknown[] | undefined;
  tell('found', name, attributes, kept && { ...kept });
  if (name !== 'dataLayer') {
    page[name] = new Proxy(() => {}, {
      apply: (_target, _this, values) => tell(name, ...values),
      get: (target, method) =>
        method in target
          ? Reflect.get(target, method)
          : (...values: unknown[]) => tell(`${name}.${String(method)}`, ...values),
    });
    return;
  }
  if (!kept || Object.hasOwn(kept, 'push')) return;
  const take = (entry: object) =>
    tell(name, ...('length' in entry ? Array.from(entry as []) : [entry]));
  for (const entry of kept) take(entry as object);
  kept.push = (entry) => {
    take(entry as object);
    return 0;
  };
}

/** In the page: the consent of Transcend, which `setPurpose` changes. */
function airgap(): void {
  const purposes: Record<string, unknown> = { Analytics: 'Auto' };
  const target = new EventTarget();
  const page = window as unknown as Record<string, Record<string, unknown>>;
  const waiting = page['airgap']?.['readyQueue'] as ((airgap: unknown) => void)[];
  const api = Object.assign(target, {
    getConsent: () => ({ purposes }),
    setPurpose(value: boolean) {
      purposes['Analytics'] = value;
      target.dispatchEvent(new Event('consent-change'));
    },
  });
  page['airgap'] = api as unknown as Record<string, unknown>;
  for (const act of waiting) act(api);
}
