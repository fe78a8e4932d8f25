import { cpSync } from 'node:fs';
import path from 'node:path';
import { SignJWT } from 'jose';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { serveSite } from '../support/served-site.ts';
import { type StartedServer, startAdapterServer } from '../support/started-server.ts';
import { type Files, tempFolder } from '../support/temp-folder.ts';

const env = {
  WAYMARK_SESSION_SECRET: 'w'.repeat(40),
  STAFF_PASSWORD: 'a-staff-password',
  INNER_PASSWORD: 'an-inner-password',
  WAYMARK_JWT_SECRET: 's'.repeat(40),
};

const closed = (body: string) => `---\ntitle: Closed\ngroups: [staff]\n---\n\n${body}\n`;

const docs: Files = {
  'docs.json': docsJson({
    navigation: { pages: ['index', 'open', 'team/closed'] },
    redirects: [{ source: '/old', destination: '/team/closed' }],
    auth: {
      passwords: [{ variable: 'STAFF_PASSWORD', groups: ['staff'] }],
      jwt: { signIn: 'https://acme.test/sign-in' },
    },
  }),
  'index.mdx': page('Home', 'Welcome.'),
  'open.mdx': page('Open', "{user.groups?.includes('staff') && <Note>For staff.</Note>}"),
  'team/closed.mdx': closed('Text of it. [Open](/open) ![Diagram](/images/closed.svg)'),
  'images/closed.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
};

/** Docs of the same project, below the others, with readers of their own. */
const innerDocs: Files = {
  'inner.mjs':
    "export default { passwords: [{ password: process.env.INNER_PASSWORD, groups: ['staff'] }] };\n",
  'inner/docs.json': docsJson({ navigation: { pages: ['index', 'closed'] } }),
  'inner/index.mdx': page('Inner', 'Welcome.'),
  'inner/closed.mdx': closed('Text of the inner docs.'),
};

const site = 'https://docs.test';

/**
 * An Astro project with both docs, as it is deployed.
 *
 * @param properties further ones of its configuration
 */
async function deployedProject(properties = ''): Promise<string> {
  const inDocs = Object.entries(docs).map(([file, text]) => [`docs/${file}`, text]);
  const config = `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  ${properties}
  adapter: node({ mode: 'standalone' }),
  base: '/acme',
  site: '${site}',
  security: { allowedDomains: [{ hostname: '127.0.0.1' }] },
  integrations: [
waymark({ docs: './docs', path: '/docs' }),
waymark({ docs: './inner', path: '/docs/inner', auth: './inner.mjs' }),
  ],
});
`;
  const project = astroProject(
    {
      ...Object.fromEntries(inDocs),
      ...innerDocs,
      'src/pages/index.astro': '<p>Own home</p>\n',
      'astro.config.mjs': config,
    },
    ['@astrojs/node'],
  );
  const built = await buildProject(project);
  expect(built.exitCode, built.output).toBe(0);
  const deployed = tempFolder({ 'package.json': '{ "type": "module" }\n' });
  cpSync(path.join(project, 'dist'), path.join(deployed, 'dist'), { recursive: true });
  return deployed;
}

let projectFolder: Promise<string> | undefined;

/** The ways to serve docs below a path. */
const ways = [
  {
    name: 'waymark serve',
    base: '/docs',
    async start() {
      const folder = tempFolder(docs);
      const below = ['--base', '/docs'];
      const built = await runCli(['build', '.', '--site', site, ...below], folder);
      expect(built.exitCode, built.output).toBe(0);
      return serveSite(['.', ...below], folder, env);
    },
  },
  {
    name: 'an adapter of an Astro project',
    base: '/acme/docs',
    async start() {
      projectFolder ??= deployedProject();
      const server = await startAdapterServer(await projectFolder, env);
      expect(await (await fetch(`${server.url}/acme/`)).text()).toContain('Own home');
      return server;
    },
  },
];

/** A browser as far as cookies go: it sends one to what lies below its path. */
class Visitor {
  readonly #origin: string;
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(address, { headers });
  }

  async submit(address: string, form: Record<string, string>): Promise<Response> {
    const body = new URLSearchParams(form);
    return this.#send(address, { method: 'POST', body, headers: { origin: this.#origin } });
  }

  async #send(address: string, init: RequestInit): Promise<Response> {
    const sent = [...this.#cookies].flatMap(([name, { path: below, value }]) =>
      address.startsWith(below) ? [`${name}=${value}`] : [],
    );
    const response = await fetch(this.#origin + address, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...init.headers, cookie: sent.join('; ') },
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = '', below = ''] =
        /^(\w+)=([^;]*); Path=([^;]*);/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path: below });
    }
    return response;
  }
}

const [, adapter] = ways;

describe('Two docs of one project, one below the other, that readers sign in to', () => {
  const [outer, inner] = ['/acme/docs', '/acme/docs/inner'] as const;
  let server: StartedServer;
  const cookieOf = async (base: string, password: string) => {
    const response = await fetch(`${server.url}${base}/_waymark/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: server.url },
      body: new URLSearchParams({ password }),
    });
    return [response.status, response.headers.get('set-cookie')?.split(';')[0] ?? ''] as const;
  };
  const closedTo = async (cookie: string) => {
    const pages = [`${outer}/team/closed/`, `${inner}/closed/`].map(async (below) => {
      const { status } = await fetch(server.url + below, { headers: { cookie } });
      return status === 404;
    });
    return Promise.all(pages);
  };

  beforeAll(async () => {
    server = (await adapter?.start()) as StartedServer;
  }, 120_000);
  afterAll(() => server?.stop());

  test('know their own readers alone, whatever other cookies a browser sends', async () => {
    const [, ofOuter] = await cookieOf(outer, env.STAFF_PASSWORD);
    const [, ofInner] = await cookieOf(inner, env.INNER_PASSWORD);
    expect(await cookieOf(inner, env.STAFF_PASSWORD)).toEqual([401, '']);
    expect(await closedTo('')).toEqual([true, true]);
    expect(await closedTo(ofOuter)).toEqual([false, true]);
    expect(await closedTo(ofInner)).toEqual([true, false]);
    expect(await closedTo(`${ofInner}; ${ofOuter}`)).toEqual([false, false]);
    expect(await closedTo(`${ofOuter}; ${ofInner}`)).toEqual([false, false]);
  });

  test('have assistants that share neither keys nor threads', async () => {
    const settings = [outer, inner].map(async (base) => {
      const response = await fetch(`${server.url}${base}/_waymark/assistant.json`);
      return (await response.json()) as { endpoint: string; key: string };
    });
    const [one, other] = await Promise.all(settings);
    expect(one?.endpoint).toBe(`${outer}/v1/assistant/docs`);
    expect(other?.endpoint).toBe(`${inner}/v1/assistant/docs-inner`);
    expect(one?.key).not.toBe(other?.key);
  });
});

describe('Docs of a project whose URLs have no slash at the end', () => {
  let server: StartedServer;

  beforeAll(async () => {
    server = await startAdapterServer(await deployedProject("trailingSlash: 'never',"), env);
  }, 120_000);
  afterAll(() => server?.stop());

  test('have a home page that knows who has signed in', async () => {
    const visitor = new Visitor(server.url);
    const home = async () => {
      const response = await visitor.get('/acme/docs');
      return [response.status, (await response.text()).includes('_waymark/sign-in/out')];
    };
    expect(await home()).toEqual([200, false]);
    await visitor.submit('/acme/docs/_waymark/sign-in', { password: env.STAFF_PASSWORD });
    expect(await home()).toEqual([200, true]);
    expect((await visitor.get('/acme/docs/')).headers.get('location')).toBe('/acme/docs');
  });
});

describe.each(ways)('Docs below a path that $name serves', ({ base, start }) => {
  let server: StartedServer;
  const visitor = () => new Visitor(server.url);
  const formOf = async (response: Response) => {
    const form = parse(await response.text()).querySelector('form');
    const given = form?.querySelector('input[name=return]')?.getAttribute('value');
    return { action: form?.getAttribute('action') ?? '', return: given ?? '' };
  };
  const place = (response: Response) => [response.status, response.headers.get('location')];
  const signedIn = async () => {
    const reader = visitor();
    const password = env.STAFF_PASSWORD;
    await reader.submit(`${base}/_waymark/sign-in`, { password, return: `${base}/` });
    return reader;
  };

  beforeAll(async () => {
    server = await start();
  }, 120_000);
  afterAll(() => server?.stop());

  test('lead from a page to sign in and back to it, and to the start after signing out', async () => {
    const reader = visitor();
    const refused = await reader.get(`${base}/team/closed/`);
    expect(refused.status).toBe(404);
    const form = await formOf(refused);
    expect(form).toEqual({ action: `${base}/_waymark/sign-in`, return: `${base}/team/closed/` });
    const wrong = await reader.submit(form.action, { ...form, password: 'wrong-password' });
    expect([wrong.status, await formOf(wrong)]).toEqual([401, form]);
    const done = await reader.submit(form.action, { ...form, password: env.STAFF_PASSWORD });
    expect(place(done)).toEqual([303, form.return]);
    const shown = await reader.get(form.return);
    expect(shown.status).toBe(200);
    const document = parse(await shown.text());
    expect(document.textContent).toContain('Text of it.');
    const out = document.querySelector('form[data-wm-account]')?.getAttribute('action') ?? '';
    const left = await reader.submit(out, {});
    expect(left.status).toBe(200);
    expect(await left.text()).toContain(`http-equiv="refresh" content="0;url=${base}/"`);
    expect((await reader.get(form.return)).status).toBe(404);
  });

  test('lead from the link of a page back to that page, and from elsewhere to the start', async () => {
    const reader = visitor();
    const open = parse(await (await reader.get(`${base}/open/`)).text());
    const link = open.querySelector('a[data-wm-account]')?.getAttribute('href') ?? '';
    const ways = [
      [`${server.url}${base}/open/?a=1`, `${base}/open/?a=1`],
      [`https://evil.test${base}/open/`, `${base}/`],
      [`${server.url}/own`, `${base}/`],
      ['', `${base}/`],
    ] as const;
    for (const [referer, expected] of ways) {
      const form = await formOf(await reader.get(link, { referer }));
      expect([referer, form]).toEqual([
        referer,
        { action: `${base}/_waymark/sign-in`, return: expected },
      ]);
    }
  });

  test('give those who have signed in all that belongs to a page, and others nothing of it', async () => {
    const [reader, stranger] = [await signedIn(), visitor()];
    const text = await (await reader.get(`${base}/team/closed/`)).text();
    const article = parse(text).querySelector('[data-wm-content]');
    const linked = article?.querySelector('a[href*=open]')?.getAttribute('href');
    expect([`${base}/open`, `${base}/open/`]).toContain(linked);
    const picture = article?.querySelector('img[alt=Diagram]')?.getAttribute('src');
    expect(picture).toBe(`${base}/images/closed.svg`);
    for (const below of ['/team/closed/', '/team/closed.md', '/images/closed.svg']) {
      const statuses = [reader, stranger].map(async (who) => (await who.get(base + below)).status);
      expect([below, ...(await Promise.all(statuses))]).toEqual([below, 200, 404]);
    }
    for (const [below, word] of [
      ['/llms.txt', 'Closed'],
      ['/_waymark/content-index.json', 'Closed'],
      ['/open/', 'For staff.'],
    ] as const) {
      const texts = [reader, stranger].map(async (who) => (await who.get(base + below)).text());
      const has = (await Promise.all(texts)).map((text) => text.includes(word));
      expect([below, ...has]).toEqual([below, true, false]);
    }
    const old = [reader, stranger].map(async (who) => place(await who.get(`${base}/old/`)));
    expect(await Promise.all(old)).toEqual([
      [308, `${base}/team/closed/`],
      [404, null],
    ]);
  });

  test('take a token of the own site, and lead nobody out of the path', async () => {
    const token = () =>
      new SignJWT({ groups: ['staff'] })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt()
        .setJti(crypto.randomUUID())
        .setExpirationTime('1m')
        .sign(new TextEncoder().encode(env.WAYMARK_JWT_SECRET));
    const reader = visitor();
    const refused = await (await reader.get(`${base}/team/closed/`)).text();
    const back = encodeURIComponent(`${base}/team/closed/`);
    expect(refused).toContain(`https://acme.test/sign-in?return=${back}`);
    const form = await formOf(await reader.get(`${base}/_waymark/sign-in/jwt?return=${back}`));
    expect(form.action).toBe(`${base}/_waymark/sign-in/jwt`);
    const elsewhere = ['/', '/own', `${base}-other/`, '//evil.test', `${base}/../own`];
    for (const written of elsewhere) {
      const sent = { token: await token(), return: written };
      expect(place(await reader.submit(form.action, sent))).toEqual([303, `${base}/`]);
    }
    expect((await reader.get(`${base}/team/closed/`)).status).toBe(200);
  });

  test('know a reader at the path itself, with a slash at its end or without', async () => {
    const reader = await signedIn();
    const at = await reader.get(base);
    const there = at.status === 200 ? at : await reader.get(at.headers.get('location') ?? '');
    expect(await there.text()).toContain('Sign out');
  });
});
