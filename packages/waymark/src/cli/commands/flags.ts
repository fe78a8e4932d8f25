import { type Command, Option } from 'commander';
import { endpointOrders } from '../../options.ts';

const docsFolder = 'folder that holds docs.json';

/** Arguments and options that several commands have, as `commander` takes them. */
export const flags = {
  folder: ['[dir]', docsFolder, '.'],
  folderThen: (words: string): readonly [string, string] => [
    '[words...]',
    `${docsFolder}, unless it is the current one, then ${words}`,
  ],
  json: ['--json', 'print one JSON object instead of text'],
  model: ['--model <module>', 'module that exports a model of the AI SDK'],
  assistantSettings: ['--settings <module>', 'module that exports settings of the assistant'],
  listenHost: ['--host [address]', 'listen on the network too'],
  lenient: ['--lenient', 'treat what real repositories break as warnings, and render everything'],
  rule: [
    '--rule <code=level>',
    'set one code to "error", "warning" or "off"; again for more',
    collect,
  ],
  addresses: ['--addresses <file>', 'fail where an address of this file leads nowhere now'],
  strict: ['--strict', 'end with 1 on warnings too'],
  maxWarnings: ['--max-warnings <number>', 'end with 1 on more warnings than this'],
  endpointOrder: new Option(
    '--endpoint-order <order>',
    "groups of endpoint pages as the description's paths meet them, or as its tags list them",
  )
    .choices(endpointOrders)
    .default(endpointOrders[0]),
  endpointsBesideProse: [
    '--endpoints-beside-prose',
    'where an element with openapi lists pages, but no endpoint, add all after them; so does --lenient',
  ],
  noEndpointsBesideProse: ['--no-endpoints-beside-prose', 'add none, with --lenient too'],
  openapiCode: [
    '--openapi-code',
    'let MDX in API descriptions (x-mint.content) run code, as that of pages does',
  ],
  untrusted: [
    '--untrusted',
    'the folder takes changes from strangers: nothing of it may run, at build time or in a browser',
  ],
  relatedPages: [
    '--related-pages',
    'end pages that name no related pages with those that are like them',
  ],
  githubStars: [
    '--github-stars',
    'ask GitHub how many stars repositories have, once a day, and show it',
  ],
  out: ['--out <folder>', 'folder for the site', 'dist'],
  assistantUrl: [
    '--assistant-url <url>',
    'address of an assistant elsewhere, which pages then offer',
  ],
  assistantKey: ['--assistant-key <key>', 'publishable key for it'],
  embed: ['--embed', 'write a script with which other sites show the assistant'],
  searchService: [
    '--search-service <file>',
    'JSON file that names Algolia or Typesense, which then search the site',
  ],
} as const;

/** Adds what decides which pages a site has. */
export function addNavigationFlags(command: Command): Command {
  return command
    .option(...flags.lenient)
    .option(...flags.rule)
    .addOption(flags.endpointOrder)
    .option(...flags.endpointsBesideProse)
    .option(...flags.noEndpointsBesideProse);
}

/** Adds what decides how the pages of a site are read, too. */
export function addReadingFlags(command: Command): Command {
  return addNavigationFlags(command)
    .option(...flags.openapiCode)
    .option(...flags.untrusted);
}

/** Adds what pages of a site may offer: an assistant, a script for other sites, another search. */
export function addOfferFlags(command: Command): Command {
  return command
    .option(...flags.assistantUrl)
    .option(...flags.assistantKey)
    .option(...flags.embed)
    .option(...flags.searchService);
}

/** The values of an option that may be given more than once. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value];
}
