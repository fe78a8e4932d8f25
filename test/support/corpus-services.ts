import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readProjectConfig } from '@waymark/core';
import { type ServiceCase, serviceCases } from './analytics-services.ts';
import { repository } from './run-command.ts';

/** Folder of real configurations, which are not part of this repository. */
const corpus = process.env['WAYMARK_CORPUS'] ?? path.join(repository, '../shared/corpus');

/** Services as a site sets them, by their names. */
export type SiteServices = Readonly<Record<string, ServiceCase>>;

/**
 * The services that real configurations set, each with the settings found there. As many sites as
 * there are settings of one service: each has another one of every service. None without the corpus.
 */
export function corpusServices(): readonly SiteServices[] {
  const found = new Map<string, Map<string, ServiceCase>>();
  for (const [name, settings] of configFiles().flatMap(servicesOf)) {
    const known = found.get(name) ?? new Map<string, ServiceCase>();
    found.set(name, known.set(JSON.stringify(settings), serviceWith(name, settings)));
  }
  const lists = [...found].map(([name, known]) => [name, [...known.values()]] as const);
  const sites = Array.from({ length: Math.max(0, ...lists.map(([, list]) => list.length)) });
  return sites.map((_, at) =>
    Object.fromEntries(lists.flatMap(([name, list]) => (list[at] ? [[name, list[at]]] : []))),
  );
}

function configFiles(): string[] {
  const inFolder = (folder: string) => {
    const whole = path.join(corpus, folder);
    return existsSync(whole) ? readdirSync(whole).map((name) => path.join(whole, name)) : [];
  };
  const pairs = inFolder('legacy-pairs').flatMap((folder) => [
    path.join(folder, 'docs.json'),
    path.join(folder, 'mint.json'),
  ]);
  return [...inFolder('configs'), ...pairs].filter((file) => file.endsWith('.json'));
}

function servicesOf(file: string): readonly (readonly [name: string, settings: Settings])[] {
  const own = path.basename(file) === 'mint.json' ? 'mint.json' : 'docs.json';
  const { value } = readProjectConfig({
    read: (name) => (name === own ? readFileSync(file, 'utf8') : undefined),
  });
  const { integrations = {} } = Object(value?.value) as { integrations?: Record<string, Settings> };
  return Object.entries(integrations).filter(([name]) => name in serviceCases);
}

type Settings = ServiceCase['settings'];

/** Settings by which a site names a host of its own for the script of a service. */
const ownHosts: Readonly<Record<string, string>> = {
  plausible: 'server',
  posthog: 'apiHost',
  segment: 'cdnUrl',
};

function serviceWith(name: string, settings: Settings): ServiceCase {
  const known = serviceCases[name];
  if (!known) throw new Error(`There is no service ${name}.`);
  const [idSetting = ''] =
    Object.entries(known.settings).find(([, value]) => value === known.id) ?? [];
  const id = String(settings[idSetting]);
  const script = new URL(known.script.replaceAll(known.id, id));
  const host = settings[ownHosts[name] ?? ''];
  const address = host === undefined ? script : new URL(script.pathname, String(host));
  return { ...known, settings, id, script: address.href };
}
