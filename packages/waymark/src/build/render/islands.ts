import { type Diagnostic, diagnostic } from '@waymark/core';
import { jsx } from 'astro/jsx-runtime';
import { componentKey, type SiteIslands } from '../../project/reading/find-islands.ts';
import Island from './Island.ts';
import type { BodyParts } from './site.ts';

/** Keys, `file#name`, of the components that pages can refer to. */
const keys = new WeakMap<object, string>();

interface Surroundings {
  /** The page that is rendered. */
  readonly file: string;
  readonly islands: BodyParts['islands'];
  readonly handed: SiteIslands['handed'];
  readonly report: (diagnostics: readonly Diagnostic[]) => void;
  /** Reports what a component threw. */
  readonly failure: (component: string, error: unknown) => void;
}

/** Gives the component that stands for an exported value: itself, or its wrapper. */
export type ResolveComponent = (key: string, value: () => unknown) => unknown;

/** Components that run in the browser are replaced by what renders them there too. */
export function createComponentResolver(surroundings: Surroundings): ResolveComponent {
  return (key, value) => {
    const load = surroundings.islands[key];
    const own = value();
    const component = load ? islandComponent(key, load, surroundings) : own;
    if (typeof component !== 'function') return component;
    keys.set(component, key);
    // What `export const Name = …` would have named it; reports say it.
    if (component.name === '') Reflect.defineProperty(component, 'name', { value: nameOf(key) });
    // Members, such as `Card.Header`, are components of their own.
    return load && typeof own === 'function' ? Object.assign(component, own) : component;
  };
}

type Props = Readonly<Record<string, unknown>>;

function islandComponent(
  key: string,
  load: BodyParts['islands'][string],
  { file, handed, report, failure }: Surroundings,
) {
  const inBrowser = new Set((handed.get(key) ?? []).map(componentKey));
  const name = nameOf(key);
  return (given: Props) =>
    jsx(Island, {
      load,
      given,
      keyOf: (component: object) => {
        const known = keys.get(component);
        return known !== undefined && inBrowser.has(known) ? known : undefined;
      },
      onProperty: (property: string, kind: string) =>
        report([notSent({ file, name, property, kind })]),
      onFailure: (error: unknown) => failure(name, error),
    });
}

/** The exported name; that of the file for its default export. */
function nameOf(key: string): string {
  const at = key.lastIndexOf('#');
  const name = key.slice(at + 1);
  return name === 'default' ? key.slice(0, at) : name;
}

interface NotSent {
  readonly file: string;
  readonly name: string;
  readonly property: string;
  readonly kind: string;
}

function notSent({ file, name, property, kind }: NotSent): Diagnostic {
  return diagnostic('island-property', {
    at: { file, line: 1, column: 1 },
    message: `<${name}> runs in the browser, and its property \`${property}\` is a ${kind}, which cannot be sent there, so it goes without it.`,
    hint: 'Move what the property does into the component, or pass values only.',
  });
}
