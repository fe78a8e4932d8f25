import { cpSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createSearch } from '@waymark/search/browser';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { docsJson } from '../support/docs-folder.ts';
import { leaksIn, restrictedDocs, restrictedWords } from '../support/restricted-docs.ts';
import { runCli } from '../support/run-command.ts';
import { serveSite } from '../support/served-site.ts';
import { type StartedServer, startAdapterServer, startServer } from '../support/started-server.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const signing = 's'.repeat(40);
const env = {
  WAYMARK_SESSION_SECRET: 'w'.repeat(40),
  MEMBER_PASSWORD: 'a-member-password',
  STAFF_PASSWORD: 'a-staff-password',
  JWT_SECRET: signing,
  WAYMARK_JWT_SECRET: signing,
};

const auth = `export default {
  passwords: [
    { password: process.env.MEMBER_PASSWORD },
    { password: process.env.STAFF_PASSWORD, groups: ['staff', 'unknown'] },
  ],
  jwt: {
    secret: process.env.JWT_SECRET,
    issuer: 'https://acme.test',
    audience: 'docs',
    signIn: 'https://acme.test/sign-in',
  },
};
`;

const files = { ...restrictedDocs, 'auth.mjs': auth };

/** The same docs, and the same ways to sign in, which docs.json names in place of a module. */
const filesOfDocs = {
  ...restrictedDocs,
  'docs.json': JSON.stringify({
    ...JSON.parse(restrictedDocs['docs.json'] ?? ''),
    auth: {
      passwords: [
        { variable: 'MEMBER_PASSWORD' },
        { variable: 'STAFF_PASSWORD', groups: ['staff', 'unknown'] },
      ],
      jwt: {
        issuer: 'https://acme.test',
        audience: 'docs',
        signIn: 'https://acme.test/sign-in',
      },
    },
  }),
};

/** Pages of endpoints, of which the first has parts for some readers. */
const endpoints = [
  'make-parts',
  'open-operation',
  'zqstaffoperation',
  'zqstaffpost',
  'zqstaffhidden',
  'zqruleoperation',
].map((page) => `api-reference/${page}`);

/** Paths that are asked for, of everything that a site has. */
const asked = [
  ...Object.keys(restrictedDocs)
    .filter((file) => file !== 'docs.json' && !file.startsWith('snippets/'))
    .flatMap((file) =>
      file.endsWith('.mdx') ? [file.slice(0, -4), `${file.slice(0, -4)}.md`] : [file],
    ),
  ...['', 'llms.txt', 'llms-full.txt', 'skill.md', 'sitemap.xml', 'robots.txt', '404'],
  ...['news/rss.xml', 'zqstaffpage/rss.xml', '_redirects', 'nothing-there', 'zqinold'],
  ...['_waymark/content-index.json', '_waymark/pages.json', '_waymark/sign-in'],
  ...['sitemap-0.xml', 'parts.json', 'unlisted.json', '_waymark/content-index.json'],
  ...endpoints.flatMap((page) => [page, `${page}.md`, `_waymark/playground/${page}.json`]),
  ...[
    '.personal.json',
    'readers/readers.json',
    '../readers/readers.json',
    '.waymark/readers/readers.json',
  ],
];

interface Reader {
  readonly who: string;
  readonly groups: readonly string[] | undefined;
  readonly password: string;
  readonly reads: readonly string[];
}

const readers: readonly Reader[] = [
  { who: 'logged out', groups: undefined, password: '', reads: [] },
  { who: 'signed in', groups: [], password: env.MEMBER_PASSWORD, reads: ['zqin'] },
  {
    who: 'of the group',
    groups: ['staff'],
    password: env.STAFF_PASSWORD,
    reads: ['zqin', 'zqstaff', 'zqrule'],
  },
];

/** Signs in as a form does, and gives the cookie. */
async function signIn(url: string, password: string): Promise<string> {
  const response = await post(url, '/_waymark/sign-in', { password, return: '/zqinpage' });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/zqinpage']);
  return response.headers.get('set-cookie') ?? '';
}

function post(
  url: string,
  below: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(url + below, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, ...headers },
    body: new URLSearchParams(form),
  });
}

const [cookieName] = ['waymark_session'];

function headersOf(cookie: string): Record<string, string> {
  return cookie === '' ? {} : { cookie: cookie.split(';')[0] ?? '' };
}

/** What of the restricted words is in all that a reader gets. */
async function words(url: string, cookie: string): Promise<Record<string, readonly string[]>> {
  const texts = await Promise.all(
    asked.flatMap((below) =>
      ['text/html', 'text/markdown'].map(async (accept) => {
        const response = await fetch(`${url}/${below}`, {
          redirect: 'manual',
          headers: { accept, ...headersOf(cookie) },
        });
        const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
        const headers = [...response.headers].flat().join('\n');
        // What was asked for may stand in the answer: a form returns there.
        return `${headers}\n${body}`
          .replaceAll(below, '')
          .replaceAll(encodeURIComponent(below), '');
      }),
    ),
  );
  const outputs = {
    files: texts.join('\n'),
    search: await searched(url, cookie),
    mcp: await mcp(url, cookie),
    answers: await answers(url, cookie),
  };
  return Object.fromEntries(
    Object.entries(outputs).map(([output, text]) => [
      output,
      restrictedWords.filter((word) => text.toLowerCase().includes(word)),
    ]),
  );
}

async function searched(url: string, cookie: string): Promise<string> {
  const search = createSearch({
    base: `${url}/_waymark/search`,
    fetch: (address) => fetch(address, { headers: headersOf(cookie) }),
  });
  const found = await Promise.all(
    restrictedWords.map((word) => search.search(`${word}text`, { limit: 5 })),
  );
  return JSON.stringify(found.map(({ pages }) => pages));
}

/** What MCP says. */
async function mcp(url: string, cookie: string): Promise<string> {
  const client = new Client({ name: 'test', version: '1' });
  const requestInit = { headers: headersOf(cookie) };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }));
  const { tools } = await client.listTools();
  const texts: string[] = [];
  for (const { name } of tools) {
    for (const word of restrictedWords) {
      const key = name.startsWith('search') ? 'query' : 'page';
      const value = key === 'query' ? `${word}text` : `/${word}page`;
      const { content } = await client.callTool({ name, arguments: { [key]: value } });
      texts.push(JSON.stringify(content).replaceAll(value, ''));
    }
  }
  await client.close();
  return texts.join('\n');
}

/** What the assistant says. */
async function answers(url: string, cookie: string): Promise<string> {
  const settings = await fetch(`${url}/_waymark/assistant.json`, { headers: headersOf(cookie) });
  const { key, url: address } = (await settings.json()) as { key?: string; url?: string };
  const found = await Promise.all(
    restrictedWords.map(async (word) => {
      const answer = await fetch(new URL(address ?? '/v1/assistant/docs/message', url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: url,
          ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
          ...headersOf(cookie),
        },
        body: JSON.stringify({
          fp: 'anonymous',
          messages: [{ role: 'user', content: `What is ${word}text here?` }],
        }),
      });
      return (await answer.text()).replaceAll(`${word}text here?`, '');
    }),
  );
  return found.join('\n');
}

const adapterConfig = `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  site: 'https://docs.test',
  security: { allowedDomains: [{ hostname: '127.0.0.1' }] },
  integrations: [waymark({ docs: './docs', auth: './auth.mjs' })],
});
`;

/** The ways to serve a site to readers whom the server knows. */
const ways = [
  {
    name: 'waymark serve',
    async start() {
      const folder = tempFolder(files);
      const args = ['build', '.', '--auth', 'auth.mjs', '--site', 'https://docs.test'];
      const built = await runCli(args, folder);
      expect(built.exitCode, built.output).toBe(0);
      expect(built.output).not.toContain('page-restricted');
      expect(built.output).toContain('Readers who sign in get one of 3 sites');
      const server = await serveSite(['.', '--auth', 'auth.mjs'], folder, env);
      return {
        server,
        site: path.join(folder, 'dist'),
        readers: path.join(folder, '.waymark/readers'),
      };
    },
  },
  {
    name: 'waymark build --server with `auth` of docs.json',
    async start() {
      const folder = tempFolder(filesOfDocs);
      const args = ['build', '.', '--server', '--site', 'https://docs.test'];
      const built = await runCli(args, folder);
      expect(built.exitCode, built.output).toBe(0);
      expect(built.output).not.toContain('page-restricted');
      expect(built.output).toContain('Readers who sign in get one of 3 sites');
      const deployed = path.join(tempFolder(), 'app');
      cpSync(path.join(folder, 'dist'), deployed, { recursive: true });
      expect(leaksIn(path.join(deployed, 'server'))).toEqual([]);
      const server = await startServer({
        args: ['server/entry.mjs'],
        cwd: deployed,
        env: { PORT: '0', ...env },
        address: /The site is at (http:\/\/[^/\s]+)/,
      });
      return { server, site: path.join(deployed, 'site'), readers: path.join(deployed, 'readers') };
    },
  },
  {
    name: 'an adapter of an Astro project',
    async start() {
      const docs = Object.entries(restrictedDocs).map(([file, text]) => [`docs/${file}`, text]);
      const project = astroProject(
        {
          ...Object.fromEntries(docs),
          'auth.mjs': auth,
          'src/pages/own.astro': '<p>Own page</p>\n',
          'astro.config.mjs': adapterConfig,
        },
        ['@astrojs/node'],
      );
      const built = await buildProject(project);
      expect(built.exitCode, built.output).toBe(0);
      expect(built.output).not.toContain('page-restricted');
      expect(built.output).toContain('Readers who sign in get one of 3 sites');
      // Where it is deployed, nothing is installed.
      const deployed = tempFolder({ 'package.json': '{ "type": "module" }\n' });
      cpSync(path.join(project, 'dist'), path.join(deployed, 'dist'), { recursive: true });
      expect(leaksIn(path.join(deployed, 'dist/client'))).toEqual([]);
      const server = await startAdapterServer(deployed, env);
      expect(await (await fetch(`${server.url}/own`)).text()).toContain('Own page');
      const sites = path.join(deployed, 'dist/server/waymark');
      return { server, site: path.join(sites, 'site'), readers: path.join(sites, 'readers') };
    },
  },
];

describe.each(ways)('A server by $name', ({ start }) => {
  let server: StartedServer;
  let site: string;
  let readersFolder: string;

  beforeAll(async () => {
    ({ server, site, readers: readersFolder } = await start());
  }, 120_000);
  afterAll(() => server?.stop());

  test('has no restricted word in the folder that everyone is served from', () => {
    expect(existsSync(path.join(site, 'open.md'))).toBe(true);
    expect(existsSync(path.join(site, 'auth.mjs'))).toBe(false);
    expect(leaksIn(site)).toEqual([]);
  });

  test('has a folder for each audience, with no word that is not for it', () => {
    const { audiences } = JSON.parse(
      readFileSync(path.join(readersFolder, 'readers.json'), 'utf8'),
    );
    const found = audiences.map(({ folder, groups }: { folder: string; groups: string[] }) => {
      const leaks = leaksIn(path.join(readersFolder, folder)).map((leak) =>
        leak.split(': ').at(-1),
      );
      return [groups.join(' '), [...new Set(leaks)].sort()];
    });
    expect(found).toEqual([
      ['', ['zqin']],
      ['staff', ['w-\\[81px', 'zqin', 'zqrule', 'zqstaff']],
      ['guest staff', ['w-\\[81px', 'zqin', 'zqstaff']],
    ]);
  });

  test('gives the picture of a page to those who may read the page', async () => {
    const picturesIn = (folder: string) => readdirSync(path.join(folder, '_waymark/pictures'));
    const { audiences } = JSON.parse(
      readFileSync(path.join(readersFolder, 'readers.json'), 'utf8'),
    ) as { audiences: { folder: string; groups: string[] }[] };
    const ofGroups = (groups: string) =>
      audiences
        .filter((audience) => audience.groups.join(' ') === groups)
        .flatMap(({ folder }) => picturesIn(path.join(readersFolder, folder)));
    const [forAll, forMembers, forStaff] = [picturesIn(site), ofGroups(''), ofGroups('staff')];
    const closed = [...new Set([...forMembers, ...forStaff])].filter(
      (name) => !forAll.includes(name),
    );
    expect(forMembers.length).toBeGreaterThan(forAll.length);
    expect(closed.some((name) => !forMembers.includes(name))).toBe(true);
    const [member, staff] = [
      await signIn(server.url, env.MEMBER_PASSWORD),
      await signIn(server.url, env.STAFF_PASSWORD),
    ];
    for (const name of closed) {
      const statuses = ['', member, staff].map(async (cookie) => {
        const url = `${server.url}/_waymark/pictures/${name}`;
        return (await fetch(url, { headers: headersOf(cookie) })).status;
      });
      const expected = [
        404,
        forMembers.includes(name) ? 200 : 404,
        forStaff.includes(name) ? 200 : 404,
      ];
      expect([name, ...(await Promise.all(statuses))]).toEqual([name, ...expected]);
    }
  });

  test.each(readers)(
    'gives a reader who is $who what this reader may read, in all outputs',
    async (reader) => {
      const cookie = reader.groups === undefined ? '' : await signIn(server.url, reader.password);
      const { reads } = reader;
      const expected = { files: reads, search: reads, mcp: reads, answers: reads };
      expect(await words(server.url, cookie)).toEqual(expected);
      const at = async (below: string) => {
        const response = await fetch(server.url + below, { headers: headersOf(cookie) });
        return [response.status, response.headers.get('cache-control')];
      };
      const isKnown = reader.groups !== undefined;
      const privately = 'private, no-store';
      expect(await at('/open')).toEqual([
        200,
        isKnown ? privately : 'public, max-age=0, must-revalidate',
      ]);
      for (const word of restrictedWords) {
        const [status, control] = await at(`/${word}page`);
        expect([word, status]).toEqual([word, reader.reads.includes(word) ? 200 : 404]);
        if (isKnown) expect(control).toBe(privately);
      }
    },
    60_000,
  );

  test('shows a form for those who have signed in to them alone', async () => {
    const cookie = await signIn(server.url, env.MEMBER_PASSWORD);
    const below = '/_waymark/playground/api-reference/open-operation.json';
    const shown = [{}, headersOf(cookie)].map(async (headers) => {
      const page = await fetch(`${server.url}/api-reference/open-operation`, { headers });
      const { status } = await fetch(server.url + below, { headers });
      return [status, (await page.text()).includes(below)];
    });
    expect(await Promise.all(shown)).toEqual([
      [404, false],
      [200, true],
    ]);
  });

  test('offers to sign in wherever nothing is for everyone, and leads back there', async () => {
    const pages = ['/zqinpage', '/never-was'].map(async (below) => {
      const response = await fetch(server.url + below, { headers: { accept: 'text/html' } });
      const text = (await response.text()).replaceAll(below, '');
      return { status: response.status, text: text.replaceAll(encodeURIComponent(below), '') };
    });
    const [closed, missing] = await Promise.all(pages);
    expect(closed).toEqual(missing);
    expect(closed?.status).toBe(404);
    expect(closed?.text).toContain('name="password"');
    expect(closed?.text).toContain('https://acme.test/sign-in?return=');
    expect(closed?.text).toMatch(/<link rel="stylesheet"/);
    const page = await (await fetch(`${server.url}/open`)).text();
    expect(page).toContain('data-wm-account>Sign in</a>');
  });

  test('knows a reader by the cookie only, which no script may read, until the reader signs out', async () => {
    const cookie = await signIn(server.url, env.STAFF_PASSWORD);
    expect(cookie).toMatch(
      new RegExp(`^${cookieName}=[\\w.-]+; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$`),
    );
    const page = await fetch(`${server.url}/open`, { headers: headersOf(cookie) });
    expect(page.headers.get('vary')).toMatch(/\bCookie\b/);
    expect(page.headers.get('etag')).toBeNull();
    expect(await page.text()).toContain('Sign out');
    const out = await post(server.url, '/_waymark/sign-in/out', {}, headersOf(cookie));
    expect([out.status, out.headers.get('set-cookie')]).toEqual([
      200,
      `${cookieName}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure`,
    ]);
    const forged = await fetch(`${server.url}/zqinpage`, {
      headers: { cookie: `${headersOf(cookie)['cookie']}x` },
    });
    expect(forged.status).toBe(404);
  });

  test('believes no form of another site, and no address elsewhere to return to', async () => {
    const form = { password: env.STAFF_PASSWORD, return: '//evil.test' };
    const own = await post(server.url, '/_waymark/sign-in', form);
    expect([own.status, own.headers.get('location')]).toEqual([303, '/']);
    const others: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of others) {
      const other = await post(server.url, '/_waymark/sign-in', form, headers);
      expect([other.status, other.headers.get('set-cookie')]).toEqual([403, null]);
      const token = await post(server.url, '/_waymark/sign-in/jwt', { token: 'x' }, headers);
      expect([token.status, token.headers.get('set-cookie')]).toEqual([403, null]);
    }
    const read = await fetch(`${server.url}/_waymark/sign-in/out`);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('takes a token that the site of the owner signed, once, and for programs in a header', async () => {
    const token = await new SignJWT({ groups: ['staff'], jti: '1' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('https://acme.test')
      .setAudience('docs')
      .setIssuedAt()
      .setExpirationTime('1m')
      .sign(new TextEncoder().encode(signing));
    const page = await fetch(`${server.url}/_waymark/sign-in/jwt?return=/zqinpage`);
    expect(await page.text()).toContain('location.hash');
    const form = { token, return: '/zqstaffpage' };
    const first = await post(server.url, '/_waymark/sign-in/jwt', form);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/zqstaffpage']);
    const again = await post(server.url, '/_waymark/sign-in/jwt', form);
    expect([again.status, again.headers.get('set-cookie')]).toEqual([401, null]);
    const program = await fetch(`${server.url}/zqstaffpage.md`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await program.text()).toContain('Zqstafftitle');
  });

  test('evaluates a page that asks who reads it for each reader alone, and every time', async () => {
    const signed = (claims: object) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('https://acme.test')
        .setAudience('docs')
        .setIssuedAt()
        .setExpirationTime('1m')
        .sign(new TextEncoder().encode(signing));
    const shown = async (headers: Record<string, string>, below: string) => {
      const response = await fetch(server.url + below, { headers });
      const text = (await response.text()).replaceAll(/<\/?(?:p|div)[^>]*>/g, '');
      const name = /For zquser (.*?)\./.exec(text)?.[1];
      const [kept, etag] = ['cache-control', 'etag'].map((key) => response.headers.get(key));
      return { name, kept, hasTag: etag !== null };
    };
    const bearer = async (claims: object) => ({ authorization: `Bearer ${await signed(claims)}` });
    const ada = await bearer({ groups: ['staff'], content: { name: '<Ada> $&' } });
    const bob = await bearer({ groups: ['staff'], name: 'Bob' });
    const guest = await bearer({ groups: [], name: 'Eve' });
    const staff = headersOf(await signIn(server.url, env.STAFF_PASSWORD));
    const own = { kept: 'private, no-store', hasTag: false };
    const unknown = { kept: 'public, max-age=0, must-revalidate', hasTag: true };
    for (const [below, name] of [
      ['/open', '&lt;Ada&gt; $&amp;'],
      ['/open.md', String.raw`\<Ada> $&`],
    ] as const) {
      expect(await shown(ada, below)).toEqual({ name, ...own });
      expect(await shown(bob, below)).toEqual({ name: 'Bob', ...own });
      expect(await shown(staff, below)).toEqual({ name: '', ...own });
      expect(await shown(guest, below)).toEqual({ name: undefined, ...own });
      expect(await shown({}, below)).toEqual({ name: undefined, ...unknown });
    }
    expect(leaksIn(site, ['zquser', '<!--waymark'])).toEqual([]);
    const page = await (await fetch(`${server.url}/open`, { headers: ada })).text();
    expect(page).toMatch(/<div class="callout" data-callout-type="note">.*?<svg/);
    expect(page).not.toContain('<!--');
  });

  test('ends a session when the token says so, and no later than its own end', async () => {
    const ages = [900, 10 ** 9].map(async (seconds) => {
      const expiresAt = Math.floor(Date.now() / 1000) + seconds;
      const token = await new SignJWT({ expiresAt })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('https://acme.test')
        .setAudience('docs')
        .setExpirationTime('10s')
        .sign(new TextEncoder().encode(signing));
      const { headers } = await post(server.url, '/_waymark/sign-in/jwt', { token });
      return Number(/Max-Age=(\d+)/.exec(headers.get('set-cookie') ?? '')?.[1]);
    });
    const [asked = 0, longest] = await Promise.all(ages);
    expect(asked).toBeGreaterThan(890);
    expect(asked).toBeLessThanOrEqual(900);
    expect(longest).toBe(43_200);
  });

  test('lets nobody go through many passwords', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      const { status } = await post(server.url, '/_waymark/sign-in', {
        password: `wrong-${index}`,
      });
      statuses.push(status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });
});

test('A server that is to know readers starts neither without their sites nor without a secret', async () => {
  const settings = { passwords: [{ password: 'a-staff-password', groups: ['staff'] }] };
  const module = `export default ${JSON.stringify(settings)};`;
  const folder = tempFolder({ ...restrictedDocs, 'auth.mjs': module });
  const args = ['serve', '.', '--auth', 'auth.mjs', '--port', '0'];
  expect((await runCli(['build', '.'], folder)).exitCode).toBe(0);
  const withoutSites = await runCli(args, folder);
  expect(withoutSites).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('There are no sites for readers'),
  });
  expect((await runCli(['build', '.', '--auth', 'auth.mjs'], folder)).exitCode).toBe(0);
  const withoutSecret = await runCli(args, folder);
  expect(withoutSecret).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('WAYMARK_SESSION_SECRET'),
  });
});

test('Builds for everyone have nothing of the builds for readers before them', async () => {
  const folder = tempFolder(files);
  const build = async (...args: string[]) => {
    const { exitCode, output } = await runCli(['build', '.', ...args], folder);
    expect(exitCode, output).toBe(0);
    return output;
  };
  await build('--auth', 'auth.mjs');
  writeFiles(folder, {
    'open.mdx': '---\ntitle: Open\n---\n\nAnother text. [Plan](/zqinpage)\n',
    'zqrulepage.mdx': '---\ntitle: Zqruletitle\ngroups: [staff]\n---\n\n[Lost](/never-was)\n',
  });
  const output = await build('--auth', 'auth.mjs');
  // What everyone gets may lead to what some may read, and what these get is checked as well.
  expect(output.match(/link-page-missing/g)).toHaveLength(1);
  expect(output).toContain('"/never-was"');
  const isLink = (leak: string) =>
    !/^(?:\.well-known\/|open(?:\.md|\/index\.html)|llms-full\.txt|_waymark)/.test(leak);
  expect(leaksIn(path.join(folder, 'dist')).filter(isLink)).toEqual([]);
  expect(statSync(path.join(folder, '.waymark/readers')).mode & 0o077).toBe(0);
  await build('--server', '--auth', 'auth.mjs', '--out', 'out');
  expect(existsSync(path.join(folder, 'out/readers'))).toBe(true);
  await build('--server', '--out', 'out');
  expect(existsSync(path.join(folder, 'out/readers'))).toBe(false);
}, 180_000);

test('Sites for readers are bounded, unless the owner says which', async () => {
  const groups = ['a', 'b', 'c', 'd', 'e'];
  const pages = groups.map((group) => [`${group}.mdx`, `---\ntitle: T\ngroups: [${group}]\n---\n`]);
  const folder = tempFolder({
    'docs.json': docsJson({ navigation: { pages: ['index', ...groups] } }),
    'index.mdx': 'Welcome.\n',
    ...Object.fromEntries(pages),
    'auth.mjs': auth,
    'declared.mjs': `export default { audiences: [['a', 'b'], groups()] };\nfunction groups() { return []; }\n`,
  });
  const refused = await runCli(['build', '.', '--auth', 'auth.mjs'], folder);
  expect([refused.exitCode, refused.output]).toEqual([1, expect.stringContaining('`audiences`')]);
  const built = await runCli(['build', '.', '--auth', 'declared.mjs'], folder);
  expect(built.exitCode, built.output).toBe(0);
  expect(built.output).toContain('one of 2 sites');
}, 60_000);

test('A site with nothing for everyone is refused in a sentence', async () => {
  const folder = tempFolder({
    'docs.json': docsJson({ navigation: { public: false, pages: ['index'] } }),
    'index.mdx': 'Zqin.\n',
    'auth.mjs': auth,
  });
  for (const more of [[], ['--auth', 'auth.mjs']]) {
    const { exitCode, output } = await runCli(['build', '.', ...more], folder);
    expect([exitCode, output]).toEqual([1, expect.stringContaining('Every page is only for some')]);
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  }
});
