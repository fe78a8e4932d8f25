import { setTimeout } from 'node:timers/promises';
import {
  isSearchable,
  type PushTools,
  pushToAlgolia,
  pushToTypesense,
  type SearchService,
  ServiceError,
  type ServiceRecord,
  serviceRecords,
} from '@waymark/search';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { readSiteIndex } from '../server/indexed-site.ts';
import { type IndexFlags, indexedFolder } from './asking/indexed-docs.ts';
import { type SearchFlags, searchOption } from './settings/search-option.ts';
import { shownWord } from './shown-word.ts';

interface PushSettings extends SearchFlags, IndexFlags {
  /** Folder of a site that was built; else the docs are built for it. */
  readonly built?: string;
  /** Address of the published site; that of the build by default. */
  readonly site?: string;
  readonly dryRun?: boolean;
}

/** Keys that may write, by the service that they are of. */
const adminKeys: Readonly<Record<SearchService['service'], string>> = {
  algolia: 'ALGOLIA_ADMIN_API_KEY',
  typesense: 'TYPESENSE_ADMIN_API_KEY',
};

/**
 * `waymark search push`: puts the sections of the docs in the place of what a service holds.
 *
 * @param words after it: the folder, unless they are what someone searches for
 */
export async function searchPush(words: readonly string[], settings: PushSettings): Promise<void> {
  const service = searchOption(settings);
  if (service === undefined) {
    const search = ['waymark search . push', ...words.map(shownWord)].join(' ');
    throw new CommandFailure(
      `Name the service: \`--search-service search.json\`, with what \`search\` of the integration holds. To search for these words: \`${search}\`.`,
    );
  }
  const [dir = '.', ...others] = words;
  if (others.length > 0) throw new CommandFailure('Name one folder: that of the docs.');
  const adminKey = settings.dryRun ? '' : adminKeyOf(service);
  const { pages, site } = readSiteIndex(settings.built ?? (await indexedFolder(dir, settings)));
  const address = (settings.site ?? site.url ?? '').replace(/\/+$/, '');
  if (address === '') {
    console.error('The addresses of records begin at the root: `--site` names that of the site.');
  }
  const seen = { pages: 0, records: 0 };
  const records = (function* (): Iterable<ServiceRecord> {
    for (const page of pages) {
      if (!isSearchable(page)) continue;
      const made = serviceRecords(page, address);
      seen.pages++;
      seen.records += made.length;
      yield* made;
    }
  })();
  const place = service.service === 'algolia' ? service.index : service.collection;
  if (settings.dryRun) {
    for (const record of records) console.log(JSON.stringify(record));
    console.error(`${seen.records} records of ${seen.pages} pages would be in ${place}.`);
    return;
  }
  const count = await push(service, records, adminKey);
  console.log(`${place} now holds ${count} records of ${seen.pages} pages.`);
}

/** @throws CommandFailure when the key is missing, or is the one that everybody can read */
function adminKeyOf({ apiKey, service }: SearchService): string {
  const name = adminKeys[service];
  const key = process.env[name];
  if (!key) throw new CommandFailure(`Set ${name} to a key that may write to the index.`);
  if (key === apiKey) {
    throw new CommandFailure(
      `\`apiKey\` is the key of ${name}, and everybody could read it in the pages: use one that may only search.`,
    );
  }
  return key;
}

async function push(
  service: SearchService,
  records: Iterable<ServiceRecord>,
  adminKey: string,
): Promise<number> {
  const tools: PushTools = {
    adminKey,
    fetch: (...request) => fetch(...request),
    wait: (milliseconds) => setTimeout(milliseconds),
    say: (message) => console.log(message),
    stamp: String(Date.now()),
  };
  try {
    return service.service === 'algolia'
      ? await pushToAlgolia(service, records, tools)
      : await pushToTypesense(service, records, tools);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    throw new CommandFailure(`${error.message} What readers find is as it was.`);
  }
}
