import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileHeaders, hostRules } from '@waymark/content/text';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { writeAdapterHeaders } from '../routes/adapter-headers.ts';
import { tellBrowsers } from './adapter/adapter-headers.ts';
import { createSiteServer } from './create-server.ts';
import { createFileServer } from './site-files.ts';

/** What is asked for, and whether it is a document that lies among the files of the docs. */
const asked: readonly [string, boolean][] = [
  ['/', false],
  ['/guide', false],
  ['/logo.svg', false],
  ['/old/LOGO.SVG', false],
  ['/text.txt', false],
  ['/reports/own.html', true],
  ['/reports/own', true],
  ['/reports/index.html', true],
  ['/reports/', true],
  ['/feed.xml', false],
];
const documents = ['/reports/own.html', '/reports/index.html'];
const work = mkdtempSync(path.join(tmpdir(), 'waymark-headers-'));
const client = path.join(work, 'client');
const closing: (() => void)[] = [];

type Told = Readonly<Record<string, string>>;
type Tell = (below: string) => Promise<Told> | Told;

/** Names of headers have no capitals that count. */
function named(headers: Told): Told {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

/** Of several rules for a path, the last counts. */
function lastOf(rules: readonly { matches: RegExp; headers: Told }[]): Tell {
  return (below) =>
    Object.assign({}, ...rules.filter(({ matches }) => matches.test(below)).map((r) => r.headers));
}

/** Of a pattern with `*` for anything. */
function expression(pattern: string): RegExp {
  return new RegExp(
    `^${pattern
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll(/:\w+/g, '[^/]+')}$`,
  );
}

function parseHeadersFile(text: string): Tell {
  const rules: { matches: RegExp; headers: Record<string, string> }[] = [];
  for (const line of text.trimEnd().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name && value) Object.assign(rules.at(-1)?.headers ?? {}, { [name]: value });
    else rules.push({ matches: expression(line), headers: {} });
  }
  return lastOf(rules);
}

function parseRoutes(text: string): Tell {
  const { routes } = JSON.parse(text) as {
    routes: { src?: string; headers?: Told; status?: number; has?: unknown }[];
  };
  return lastOf(
    routes.flatMap(({ headers = {}, src, status }) =>
      src === undefined || status ? [] : [{ matches: new RegExp(src), headers }],
    ),
  );
}

function headersIn(text: string, header: RegExp): Told {
  return Object.fromEntries(
    [...text.matchAll(header)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The headers, and the policy that is set at first and then for paths that match. */
function parseNginx(text: string): Tell {
  const standing = headersIn(text, /add_header ([\w-]+) "(.*)" always;/g);
  const [, first = ''] = /^ +set \$waymark_policy "(.*)";$/m.exec(text) ?? [];
  const set = /^ +if \(\$uri ~\* "(.*)"\) \{ set \$waymark_policy "(.*)"; \}$/gm;
  const rules = [...text.matchAll(set)].map(([, matches = '', policy = '']) => ({
    matches: new RegExp(matches.replace(/\\(["\\])/g, '$1'), 'i'),
    headers: { 'Content-Security-Policy': policy },
  }));
  const all = { matches: /^/, headers: { ...standing, 'Content-Security-Policy': first } };
  return lastOf([all, ...rules]);
}

/** The headers, and the map of policies by path. */
function parseCaddyfile(text: string): Tell {
  const [, map = ''] = /waymark_policy\}? \{\n([\s\S]*?)\n\t?\}/.exec(text) ?? [];
  const line = /^\s*`?([^`]+?)`? `(.*)`$/gm;
  const lines = [...map.matchAll(line)].map(([, key = '', value = '']) => [key, value] as const);
  const standing = headersIn(text, /^\theader ([\w-]+) "(.*)"$/gm);
  return (below) => {
    const found = lines.find(
      ([key]) => key.startsWith('~') && new RegExp(key.replace(/^~\(\?i\)/, ''), 'i').test(below),
    );
    const other = lines.find(([key]) => key === 'default');
    return { ...standing, 'Content-Security-Policy': (found ?? other)?.[1] ?? '' };
  };
}

const textOf = (name: Parameters<typeof hostRules>[0], file: string) => {
  const site = { base: '', redirects: [], documents, folder: '/srv' };
  return hostRules(name, site).files.find((one) => one.path === file)?.text ?? '';
};

/** What the adapter of a host is left with. */
function adapterText(name: string, file: string): string {
  const root = path.join(work, name.replace('/', '-'));
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  const config = path.join(root, '.vercel/output/config.json');
  if (file.endsWith('config.json')) writeFileSync(config, '{"version":3,"routes":[]}');
  const publicFolder = path.join(root, 'public');
  const mounts = [{ path: '', documents }];
  const site = { name, root, publicFolder, output: root, base: '', mounts };
  expect(writeAdapterHeaders(site)).toEqual([]);
  return readFileSync(path.join(root, file), 'utf8');
}

async function listening(server: Server): Promise<Tell> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return async (below) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${below}`);
    return Object.fromEntries(headers);
  };
}

function ownServer(): Promise<Tell> {
  const files = createFileServer({
    folder: client,
    base: '',
    pages: () => [],
    address: (below) => below,
    attributes: () => [],
  });
  const { server } = createSiteServer({ routes: () => [], files, isReady: async () => true });
  return listening(server);
}

function adapterServer(base = ''): Promise<Tell> {
  const module = pathToFileURL(path.join(work, 'server/chunks/entry.mjs')).href;
  const places = { base, mounts: [''], own: ['^/about$'], client: '../client' };
  // It has every server of this process told.
  onTestFinished(tellBrowsers(places, module));
  return listening(createServer((_, response) => response.end('A file.')));
}

beforeAll(() => {
  for (const [name, text] of Object.entries({
    'index.html': '<!DOCTYPE html><html>Home</html>',
    'guide/index.html': '<!DOCTYPE html><html>Guide</html>',
    'logo.svg': '<svg/>',
    'old/LOGO.SVG': '<svg/>',
    'text.txt': 'Text',
    'reports/own.html': '<p>Own</p>',
    'reports/index.html': '<p>All</p>',
    'feed.xml': '<rss/>',
    '_waymark/documents.json': JSON.stringify(documents),
  })) {
    mkdirSync(path.join(client, path.dirname(name)), { recursive: true });
    writeFileSync(path.join(client, name), text);
  }
});

afterAll(() => {
  for (const close of closing) close();
  rmSync(work, { recursive: true, force: true });
});

test.each([
  '//reports/own.html',
  '/reports//own.html',
  '/reports/x/..%2Fown.html',
  '/%2Freports/own.html',
  '/REPORTS/own.HTML',
  '/report%C5%BF/own',
])(
  'The server of an adapter sends a document in its sandbox, however its path is spelt: %s',
  async (path) => {
    const { 'content-security-policy': policy } = await (await adapterServer())(path);
    expect(policy).toMatch(/^sandbox /);
  },
);

test.each([
  '/base/reports/own.html',
  '/base/..%2Freports/own.html',
  '/reports/own.html',
  '//base/reports/own',
])(
  'The server of an adapter sends a document of a site below a path in its sandbox, also without that: %s',
  async (target) => {
    const tell = await adapterServer('/base');
    const { 'content-security-policy': policy } = await tell(target);
    expect(policy).toMatch(/^sandbox /);
  },
);

describe.each<[string, () => Tell | Promise<Tell>]>([
  ["Waymark's server", ownServer],
  ['Cloudflare', () => parseHeadersFile(textOf('cloudflare', '_headers'))],
  [
    'Cloudflare by an adapter',
    () => parseHeadersFile(adapterText('@astrojs/cloudflare', '_headers')),
  ],
  ['Netlify by an adapter', () => parseHeadersFile(adapterText('@astrojs/netlify', '_headers'))],
  [
    'Netlify',
    () => {
      const { headers } = JSON.parse(textOf('netlify', '.netlify/v1/config.json')) as {
        headers: { for: string; values: Told }[];
      };
      return lastOf(
        headers.map((rule) => ({ matches: expression(rule.for), headers: rule.values })),
      );
    },
  ],
  ['Vercel', () => parseRoutes(textOf('vercel', '.vercel/output/config.json'))],
  [
    'Vercel by an adapter',
    () => parseRoutes(adapterText('@astrojs/vercel', '.vercel/output/config.json')),
  ],
  ['nginx', () => parseNginx(textOf('nginx', 'nginx.conf'))],
  [
    'Caddy',
    () => {
      const text = textOf('caddy', 'Caddyfile');
      const tell = parseCaddyfile(text);
      const [, paths = '', name = '', value = ''] =
        /@waymark_documents path_regexp `(.*)`\n\t+header @waymark_documents ([\w-]+) "(.*)"/.exec(
          text,
        ) ?? [];
      const own = new RegExp(paths.replaceAll('\\x{', '\\u{'), 'u');
      return async (below) => ({
        ...(await tell(below)),
        ...(own.test(below) && { [name]: value }),
      });
    },
  ],
  ['the server of @astrojs/node', () => adapterServer()],
])('Of a site on %s', (_, start) => {
  test('browsers are told what they are told everywhere', async () => {
    const tell = await start();
    for (const [below, isOwnDocument] of asked) {
      const wanted = named(fileHeaders(below, isOwnDocument));
      expect(named(await tell(below)), below).toMatchObject(wanted);
    }
  });
});

test('Pages that a project has itself are left alone on the server of its adapter', async () => {
  const tell = await adapterServer();
  expect(await tell('/about')).not.toHaveProperty('content-security-policy');
});

describe('Headers on a host that reads them from one file', () => {
  /** A site whose adapter or project has written headers, and what docs then add. */
  function withHeaders(folder: string, written: string) {
    const root = path.join(work, folder);
    const publicFolder = path.join(root, 'public');
    mkdirSync(publicFolder, { recursive: true });
    writeFileSync(path.join(root, '_headers'), written);
    const mounts = [{ path: '/docs', documents: [] }];
    const site = {
      name: '@astrojs/cloudflare',
      root,
      publicFolder,
      output: root,
      base: '',
      mounts,
    };
    return {
      publicFolder,
      kept: () => writeAdapterHeaders(site),
      text: () => readFileSync(path.join(root, '_headers'), 'utf8'),
    };
  }

  test('are kept where they are those of the project', () => {
    const own = '/*\n  X-Own: 1\n';
    const { kept, publicFolder, text } = withHeaders('kept', own);
    writeFileSync(path.join(publicFolder, '_headers'), own);
    expect(kept()).toMatchObject([{ code: 'host-file-kept', file: 'public/_headers' }]);
    expect(text()).toBe(own);
  });

  test('follow those of the adapter', () => {
    const { kept, text } = withHeaders('adapter', '/_astro/*\n  Cache-Control: public\n');
    expect(kept()).toEqual([]);
    expect(text()).toMatch(
      /^\/_astro\/\*\n {2}Cache-Control: public\n\/docs\/\*\n {2}X-Content-Type-Options: nosniff\n/,
    );
  });
});
