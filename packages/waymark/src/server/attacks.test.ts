import {
  appendFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { createSiteServer, type RunningServer } from './create-server.ts';
import type { ServerRoute } from './route.ts';
import { createFileServer } from './site-files.ts';
import { exchange, get, readAnswer } from './testing/raw-request.ts';

const work = mkdtempSync(path.join(tmpdir(), 'waymark-attacks-'));
const folder = path.join(work, 'site');
const page = `<!DOCTYPE html><html lang="en"><title>T</title>${'<p>Text.</p>'.repeat(400)}</html>`;
const digits = '0123456789';
const large = digits.repeat(1_000_000);
const running: RunningServer[] = [];
let port: number;

function writeSite(to: string, text = page): void {
  mkdirSync(path.join(to, 'guides/start'), { recursive: true });
  mkdirSync(path.join(to, '_waymark'), { recursive: true });
  for (const [name, content] of Object.entries({
    'index.html': text,
    'guides/start/index.html': text,
    'guides/start.md': '# Start',
    'flat.html': text,
    'own.html': text,
    'own.xml': text,
    'feed.xml': text,
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'digits.txt': digits,
    'large.bin': large,
    'empty.txt': '',
    '404.html': '<!DOCTYPE html><html>missing</html>',
    _redirects: '/a /b 301\n/moved/* /manual/:splat 302\n/über /łódź 301\n',
    '_waymark/documents.json': '["/own.html","/own.xml"]',
  })) {
    writeFileSync(path.join(to, name), content);
  }
}

const echo: ServerRoute = {
  matches: (pathname) => pathname.startsWith('/v1/'),
  handle: async (request) => new Response((await request.text()) || request.url),
};
const endless: ServerRoute = {
  matches: (pathname) => pathname === '/endless',
  handle: async () => new Response(new ReadableStream({ start: (to) => to.enqueue('begin') })),
};
let countedAnswers = 0;
const counted: ServerRoute = {
  matches: (pathname) => pathname === '/counted',
  async handle() {
    countedAnswers += 1;
    return new Response(large);
  },
};

async function start(
  site = folder,
  limits: Parameters<typeof createSiteServer>[0]['limits'] = {},
): Promise<[RunningServer, number]> {
  const files = createFileServer({
    folder: site,
    base: '',
    pages: () => [],
    address: (below) => below,
    attributes: () => ['data-wm-mcp'],
  });
  const parts = {
    routes: () => [echo, endless, counted],
    files,
    isReady: async () => true,
    limits,
  };
  const server = createSiteServer(parts);
  running.push(server);
  await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
  return [server, (server.server.address() as AddressInfo).port];
}

const ask = async (sent: string, at = port) => readAnswer(await exchange(at, sent));

beforeAll(async () => {
  writeSite(folder);
  [, port] = await start();
});

afterAll(async () => {
  for (const { server } of running) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(work, { recursive: true, force: true });
});

describe('A request that is none', () => {
  const host = 'Host: docs.test\r\nConnection: close\r\n\r\n';
  it.each([
    ['TRACE of a page', `TRACE / HTTP/1.1\r\n${host}`, 405],
    ['TRACE of the assistant', `TRACE /v1/a HTTP/1.1\r\n${host}`, 405],
    ['an unknown method', `PROPFIND / HTTP/1.1\r\n${host}`, 405],
    ['no method', `GETS / HTTP/1.1\r\n${host}`, 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ...['a b', 'a/b', 'a@b', 'a?b', '[::1', 'a:99999', '%zz', '<script>', 'a\\b'].map(
      (name) =>
        [
          `the host ${name}`,
          `POST /v1/a HTTP/1.1\r\nHost: ${name}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
          400,
        ] as const,
    ),
    [
      'two lengths',
      `POST /v1/a HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${host}`,
      400,
    ],
    ['no line', '\x00\x01\x02\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nA: ${'a'.repeat(100_000)}\r\n${host}`, 431],
  ] as const)('%s is refused, and nothing of the server is shown', async (_name, sent, status) => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const received = await exchange(port, sent);
    const said = [received, ...printed.mock.calls.flat()].map(String).join('\n');
    printed.mockRestore();
    expect(readAnswer(received).status).toBe(status);
    expect(said).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
  });
});

describe('A request for a whole URL', () => {
  const asked = (target: string) => ask(get(target).replace('Host: docs', 'Host: other'));

  it.each([
    ['http://docs.test/guides/start', 200],
    ['HTTP://docs.test/flat?x=1', 200],
    ['https://docs.test:8443/v1/a?x=/b', 200],
    ['http://docs.test', 200],
    ['http://docs.test?x=1', 200],
    ['http://docs.test/nothing', 404],
    ['http://docs.test/../site/digits.txt', 404],
    ['http://user@docs.test/flat', 400],
    ['ftp://docs.test', 200],
  ])('as %s is one for its path', async (target, status) => {
    expect((await asked(target)).status).toBe(status);
  });

  it('gives routes its path, query and host', async () => {
    expect((await asked('http://docs.test/v1/address?x=1')).body).toContain(
      'http://docs.test/v1/address?x=1',
    );
  });
});

describe('A path', () => {
  it.each([
    ['/../site/digits.txt', 404],
    ['/..%2fsite/digits.txt', 404],
    ['/%2e%2e/site/digits.txt', 404],
    ['/guides/../digits.txt', 404],
    ['/./digits.txt', 404],
    ['/%00', 404],
    ['/digits.txt%00.html', 404],
    ['/.env', 404],
    ['/guides/.git/config', 404],
    ['/digits.txt/', 404],
    ['/digits.txt/more', 404],
    [`/${'a'.repeat(5_000)}`, 404],
    ['/guides/start', 200],
    ['/guides/start/', 200],
    ['/guides/start/index.html', 200],
    ['/flat', 200],
    ['/flat/', 200],
    ['/flat.html', 200],
    ['/b', 404],
  ])('%s gives %i, and no page costs a redirect', async (below, status) => {
    expect((await ask(get(below))).status).toBe(status);
    expect((await ask(get(below, 'Accept: text/markdown'))).status).toBe(status);
  });

  it('of thousands of slashes takes no time that they raise', async () => {
    const [, own] = await start();
    const spent = processorTime();
    for (let count = 0; count < 5; count += 1) {
      await ask(get(`/a${'/'.repeat(15_000)}a`, 'Accept: text/markdown'), own);
    }
    expect(spent()).toBeLessThan(2_000);
  });
});

describe('A range', () => {
  it.each([
    ['bytes=0-0', 206, '0', 'bytes 0-0/10'],
    ['bytes=-5', 206, '56789', 'bytes 5-9/10'],
    ['bytes=-500', 206, digits, 'bytes 0-9/10'],
    ['bytes=8-99999999999999999999', 206, '89', 'bytes 8-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=5-3', 200, digits, undefined],
    ['bytes=0-1,4-5', 200, digits, undefined],
    ['lines=0-1', 200, digits, undefined],
    ['bytes=x', 200, digits, undefined],
  ])('%s is answered with %i', async (range, status, body, content) => {
    const answer = await ask(get('/digits.txt', `Range: ${range}`, 'Accept-Encoding: br'));
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers.get('content-range')).toBe(content);
    expect(answer.headers.get('content-length')).toBe(String(body.length));
  });

  it('of a large file is read from there', async () => {
    const answer = await ask(get('/large.bin', 'Range: bytes=9999990-'));
    expect([answer.status, answer.body]).toEqual([206, digits]);
  });

  it('of a compressible page is one of the page itself', async () => {
    const answer = await ask(get('/flat', 'Range: bytes=0-14', 'Accept-Encoding: br, gzip'));
    expect(answer).toMatchObject({ status: 206, body: '<!DOCTYPE html>' });
    expect(answer.headers.get('content-encoding')).toBeUndefined();
  });

  it('counts only for the state of the file that it was meant for', async () => {
    const { headers } = await ask(get('/digits.txt'));
    const piece = async (known = '') =>
      (await ask(get('/digits.txt', 'Range: bytes=0-0', `If-Range: ${known}`))).status;
    expect(await piece(headers.get('etag'))).toBe(206);
    expect(await piece(headers.get('last-modified'))).toBe(206);
    expect(await piece('"other"')).toBe(200);
    expect(await piece(`W/${headers.get('etag')}`)).toBe(200);
    expect(await piece('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });
});

describe('Compression', () => {
  const decode: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
    br: brotliDecompressSync,
    gzip: gunzipSync,
    zstd: zstdDecompressSync,
  };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, *', 'zstd'],
    ['identity', undefined],
    ['deflate', undefined],
    ['', undefined],
    ['*;q=0', undefined],
    ['br;br;br;q=0', undefined],
  ])('for %s is %s', async (accepted, encoding) => {
    const answer = await ask(get('/flat', `Accept-Encoding: ${accepted}`));
    expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(answer.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const bytes = Buffer.from(answer.body, 'latin1');
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const text = decode[encoding ?? '']?.(bytes) ?? bytes;
    expect(text.toString()).toBe(page.replace('<html', '<html data-wm-mcp'));
  });

  it('gives each form its own name, which a cache asks with', async () => {
    const etags = new Set<string>();
    for (const accepted of ['br', 'gzip', 'identity']) {
      const own = `Accept-Encoding: ${accepted}`;
      const etag = (await ask(get('/flat', own))).headers.get('etag') ?? '';
      etags.add(etag);
      const again = await ask(get('/flat', own, `If-None-Match: "x", W/${etag}`));
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers.get('vary')).toBe('Accept, Accept-Encoding');
    }
    expect(etags.size).toBe(3);
  });

  it('is told to HEAD as to GET', async () => {
    const sent = get('/flat', 'Accept-Encoding: br');
    const [whole, head] = [await ask(sent), await ask(sent.replace('GET', 'HEAD'))];
    expect(head.body).toBe('');
    for (const name of ['content-length', 'content-encoding', 'etag', 'vary', 'content-type']) {
      expect(head.headers.get(name)).toBe(whole.headers.get(name));
    }
  });

  it('is not for what is small or compressed already', async () => {
    for (const below of ['/digits.txt', '/large.bin', '/empty.txt']) {
      const { headers } = await ask(get(below, 'Accept-Encoding: br'));
      expect(headers.get('content-encoding')).toBeUndefined();
    }
  });
});

describe('Headers for safety', () => {
  it.each(['/', '/digits.txt', '/logo.svg', '/nothing', '/health', '/v1/x', '/_redirects'])(
    'are on the answer for %s',
    async (below) => {
      const { headers } = await ask(get(below));
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(headers.get('content-type')).toMatch(/^\w+\/\w+/);
    },
  );

  it('let pictures and documents of the docs run nothing as the site, and pages everything', async () => {
    const policy = async (below: string) =>
      (await ask(get(below))).headers.get('content-security-policy');
    expect(await policy('/logo.svg')).toMatch(/default-src 'none';.* sandbox;/);
    expect(await policy('/own.html')).toMatch(/^sandbox allow-scripts/);
    expect(await policy('/own')).toMatch(/^sandbox allow-scripts/);
    expect(await policy('/own.xml')).toMatch(/^sandbox allow-scripts/);
    expect(await policy('/feed.xml')).not.toContain('sandbox');
    expect(await policy('/flat')).not.toContain('sandbox');
  });

  // A second name of one file stands for a file system that knows it by both.
  it.each([
    ['own.html', 'OWN.html'],
    ['own.html', 'own.HTML'],
    ['reports.html', 'report\u017F.html'],
    ['über.html', 'u\u0308ber.html'],
  ])('hold for the document %s where the file system knows it as %s too', async (listed, other) => {
    const site = mkdtempSync(path.join(work, 'caseless-'));
    writeSite(site);
    writeFileSync(path.join(site, listed), page);
    linkSync(path.join(site, listed), path.join(site, other));
    writeFileSync(path.join(site, '_waymark/documents.json'), JSON.stringify([`/${listed}`]));
    const [, at] = await start(site);
    for (const below of [`/${other}`, `/${other.replace(/\.html$/, '')}`]) {
      const { headers, status } = await ask(get(encodeURI(below)), at);
      expect([status, headers.get('content-security-policy')]).toEqual([
        200,
        expect.stringMatching(/^sandbox allow-scripts/),
      ]);
    }
  });
});

describe('A redirect of the build', () => {
  it.each([
    ['/a', 301, '/b'],
    ['/a/?x=1', 301, '/b?x=1'],
    ['/moved/old/page', 302, '/manual/old/page'],
    ['/%C3%BCber', 301, '/%C5%82%C3%B3d%C5%BA'],
    ['/moved/a%3Fb%23c', 302, '/manual/a%3Fb%23c'],
    ['/guides/start', 200, undefined],
  ])('answers %s, where no file is, with %i', async (below, status, location) => {
    for (const accept of ['text/html', 'text/markdown']) {
      const answer = await ask(get(below, `Accept: ${accept}`));
      expect([answer.status, answer.headers.get('location')]).toEqual([status, location]);
    }
  });
});

it('A damaged list of documents is told of once, and no page is trusted until the next build', async () => {
  const site = path.join(work, 'damaged');
  writeSite(site);
  const list = path.join(site, '_waymark/documents.json');
  writeFileSync(list, '["/own.h');
  const [, at] = await start(site);
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const policy = async () => {
    const { headers, status } = await ask(get('/flat'), at);
    return [status, headers.get('content-security-policy')?.startsWith('sandbox')];
  };
  expect([await policy(), await policy()]).toEqual([
    [200, true],
    [200, true],
  ]);
  expect(printed.mock.calls).toEqual([[expect.stringContaining(list)]]);
  printed.mockRestore();
  writeFileSync(list, '["/own.html"]');
  expect(await policy()).toEqual([200, false]);
});

describe('Files that change while a site is served', () => {
  const site = path.join(work, 'changing');
  let at: number;

  beforeAll(async () => {
    writeSite(site);
    [, at] = await start(site);
  });

  it('are answered as they are: gone, new, shorter, longer, a folder', async () => {
    const status = async (below: string) => (await ask(get(below), at)).status;
    expect(await status('/digits.txt')).toBe(200);
    rmSync(path.join(site, 'digits.txt'));
    expect(await status('/digits.txt')).toBe(404);
    mkdirSync(path.join(site, 'digits.txt'));
    expect(await status('/digits.txt')).toBe(404);
    writeFileSync(path.join(site, 'new.txt'), 'new');
    expect(await status('/new.txt')).toBe(200);
    appendFileSync(path.join(site, 'new.txt'), 'er');
    expect((await ask(get('/new.txt'), at)).body).toBe('newer');
    truncateSync(path.join(site, 'new.txt'), 1);
    expect((await ask(get('/new.txt'), at)).body).toBe('n');
    rmSync(path.join(site, '404.html'));
    expect(await status('/digits.txt')).toBe(404);
  });

  it('never let another answer be read as the rest of one that became shorter', async () => {
    const file = path.join(site, 'large.bin');
    const received = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(at, '127.0.0.1', () => {
        socket.write(`GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n${get('/flat')}`);
      });
      socket.setEncoding('latin1').once('data', (first: string) => {
        text += first;
        socket.pause();
        truncateSync(file, 1000);
        setTimeout(() => socket.on('data', (more: string) => (text += more)).resume(), 100);
      });
      socket.on('error', () => undefined).on('close', () => resolve(text));
    });
    expect(readAnswer(received).headers.get('content-length')).toBe(String(large.length));
    expect(received.length).toBeLessThan(large.length);
    expect(received).not.toContain('<!DOCTYPE');
    expect((await ask(get('/flat'), at)).status).toBe(200);
  });

  it('are those of a new build as soon as it is in place, without a gap', async () => {
    const other = path.join(work, 'other');
    const found = new Set<number>();
    let isOver = false;
    const reader = (async () => {
      while (!isOver) found.add((await ask(get('/flat'), at)).status);
    })();
    for (let count = 0; count < 10; count += 1) {
      writeSite(other, page.replace('<title>T', `<title>${count}`));
      renameSync(site, path.join(work, 'old'));
      await new Promise((resolve) => setTimeout(resolve, 15));
      renameSync(other, site);
      rmSync(path.join(work, 'old'), { recursive: true });
      expect((await ask(get('/flat'), at)).body).toContain(`<title>${count}<`);
    }
    isOver = true;
    await reader;
    expect([...found]).toEqual([200]);
  });

  it('are asked for again later when the whole folder is away', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renameSync(site, path.join(work, 'away'));
    const answer = await ask(get('/flat'), at);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    renameSync(path.join(work, 'away'), site);
    expect((await ask(get('/flat'), at)).status).toBe(200);
    printed.mockRestore();
  });
});

describe('A server that is told to stop', () => {
  const clients: Readonly<Record<string, string>> = {
    'says nothing': '',
    'keeps its connection': 'GET /flat HTTP/1.1\r\nHost: a\r\n\r\n',
    'sends half a head': 'GET /flat HTTP/1.1\r\nHo',
    'sends half a body': 'POST /v1/a HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf',
    'reads a stream without end': 'GET /endless HTTP/1.1\r\nHost: a\r\n\r\n',
    'takes nothing of a large file': 'GET /large.bin HTTP/1.1\r\nHost: a\r\n\r\n',
  };
  it.each(Object.entries(clients))('ends soon with a client that %s', async (_name, sent) => {
    const [server, own] = await start(folder, { farewell: 300 });
    const socket: Socket = connect(own, '127.0.0.1', () => socket.write(sent));
    socket.on('error', () => undefined);
    if (!sent.includes('large')) socket.resume();
    await new Promise((resolve) => setTimeout(resolve, 200));
    const started = performance.now();
    await server.stop();
    expect(performance.now() - started).toBeLessThan(1_000);
    socket.destroy();
  });
});

it('A connection more than allowed is closed, and those that are there go on', async () => {
  const [, own] = await start(folder, { connections: 3 });
  const open = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const socket = connect(own, '127.0.0.1');
      await new Promise((resolve) => socket.once('connect', resolve));
      return socket;
    }),
  );
  expect(await exchange(own, get('/flat'))).toBe('');
  for (const socket of open) socket.destroy();
  await expect.poll(() => exchange(own, get('/flat'))).toContain('200 OK');
});

describe('Requests that a client sends ahead', () => {
  const ahead = (count: number) => 'GET /counted HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(count);

  it('are answered when the answers before them are taken, and not earlier', async () => {
    const before = countedAnswers;
    const socket = connect(port, '127.0.0.1', () => socket.write(ahead(5)));
    await expect.poll(() => countedAnswers).toBe(before + 1);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(countedAnswers).toBe(before + 1);
    socket.once('data', () => socket.resume());
    await expect.poll(() => countedAnswers, { timeout: 10_000 }).toBe(before + 5);
    socket.destroy();
  });

  it('are answered in their order, whatever they ask for', async () => {
    const post = (text: string) =>
      `POST /v1/a HTTP/1.1\r\nHost: a\r\nContent-Length: ${text.length}\r\n\r\n${text}`;
    const received = await exchange(
      port,
      `${post('first')}GET /digits.txt HTTP/1.1\r\nHost: a\r\n\r\n${post('third')}${get('/health')}`,
    );
    const bodies = received.match(/\b(?:first|0123456789|third|ok)(?=\r|HTTP)/g);
    expect(bodies).toEqual(['first', digits, 'third', 'ok']);
  });

  it('end with the answer that ends the connection', async () => {
    const before = countedAnswers;
    expect(await exchange(port, get('/health') + ahead(3))).toMatch(/\nok\r/);
    expect(countedAnswers).toBe(before);
  });

  it('cost the connection when they are too many', async () => {
    const before = countedAnswers;
    await exchange(port, ahead(1_000));
    expect(countedAnswers).toBe(before + 1);
    expect((await ask(get('/flat'))).status).toBe(200);
  });
});

it('A reader who takes nothing of an answer is let go, and one who waits for more is not', async () => {
  const [{ server }, own] = await start(folder, { unread: 200 });
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  const opened = (sent: string) => {
    const socket = connect(own, '127.0.0.1', () => socket.write(sent));
    socket.on('error', () => undefined);
    return socket;
  };
  const waiting = opened(get('/endless')).resume();
  const stuck = opened(get('/large.bin'));
  const read = opened(get('/large.bin')).resume();
  let received = 0;
  read.on('data', (chunk) => {
    received += chunk.length;
  });
  const patience = { timeout: 30_000 };
  await expect.poll(() => received, patience).toBeGreaterThan(large.length);
  await expect.poll(connections, patience).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(waiting.closed).toBe(false);
  for (const socket of [stuck, waiting]) socket.destroy();
});
