import type { Handed } from '../../theme/islands/handed.ts';

/** Reports a property that cannot be sent to the browser, with what it is. */
export type ReportProperty = (name: string, kind: 'function' | 'component') => void;

interface Handing {
  /** HTML of content. */
  readonly render: (nodes: unknown) => Promise<unknown>;
  /** `file#name` of a component that the browser has too. */
  readonly keyOf: (component: object) => string | undefined;
  readonly report: ReportProperty;
}

type Props = Readonly<Record<string, unknown>>;

/**
 * Properties in a form that can be sent to the browser: content becomes HTML, a component its name.
 * Functions are left out.
 */
export async function handedProps(props: Props, handing: Handing): Promise<Props> {
  const values = Object.entries(props).map(async ([name, value]) => {
    return [name, await handedValue(value, name, handing)] as const;
  });
  return Object.fromEntries((await Promise.all(values)).filter(([, value]) => value !== undefined));
}

async function handedValue(value: unknown, name: string, handing: Handing): Promise<unknown> {
  if (typeof value === 'function') return handedFunction(value, name, handing);
  if (typeof value !== 'object' || value === null) return value;
  if ('astro:jsx' in value) return handedContent(value, handing);
  if (Array.isArray(value)) {
    return Promise.all(value.map((item) => handedValue(item, name, handing)));
  }
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? handedProps(value as Props, handing) : value;
}

async function handedContent(value: object, { render }: Handing): Promise<Handed> {
  return { 'waymark:html': String(await render(value)) };
}

function handedFunction(value: object, name: string, handing: Handing): Handed | undefined {
  const key = handing.keyOf(value);
  if (key !== undefined) return { 'waymark:component': key };
  handing.report(name, /^[A-Z]/.test(name) ? 'component' : 'function');
  return undefined;
}
