import { expect, it } from 'vitest';
import { checkExternalLinks } from './external-links.ts';

const at = { file: 'a.mdx', line: 1, column: 1 };
const answers: Readonly<Record<string, number>> = {
  'https://a.dev/': 200,
  'https://a.dev/gone': 404,
  'https://b.dev/private': 403,
  'https://b.dev/busy': 503,
};

async function check(
  urls: readonly string[],
  known = new Map<string, string>(),
  isConnected = true,
) {
  const asked: string[] = [];
  const { diagnostics, isOffline } = await checkExternalLinks(
    urls.map((url) => ({ url, ...at })),
    {
      ignore: [/ignored/],
      timeout: 1000,
      total: 10_000,
      known,
      fetch: async (input, init) => {
        const url = String(input);
        asked.push(`${init?.method} ${url}`);
        const status = isConnected ? answers[url] : undefined;
        if (status !== undefined) return new Response(null, { status });
        throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
      },
    },
  );
  return { asked, isOffline, messages: diagnostics.map(({ message }) => message), known };
}

it('reports what is gone, and nothing that only a person could tell', async () => {
  const { messages } = await check([...Object.keys(answers), 'https://nowhere.dev/']);
  expect(messages).toEqual([
    'The link "https://a.dev/gone" fails: the answer is 404.',
    'The link "https://nowhere.dev/" fails: its host does not exist.',
  ]);
});

it('asks for each address once, for none that is an example, ignored or known', async () => {
  const { asked, known } = await check([
    ...['https://a.dev/', 'https://a.dev/#x', 'https://api.example.com/', 'http://localhost:3000/'],
    ...['https://ignored.dev/', 'https://{id}.dev/', 'http://192.168.0.1/'],
  ]);
  expect(asked).toEqual(['HEAD https://a.dev/']);
  expect((await check(['https://a.dev/'], known)).asked).toEqual([]);
});

it('takes hosts of which none is found for a machine without a network', async () => {
  const urls = ['https://x.dev/', 'https://y.dev/', 'https://z.dev/'];
  expect(await check(urls)).toMatchObject({ isOffline: true, messages: [], known: new Map() });
});

it('tells of hosts that are gone again when all others are known to be fine', async () => {
  const urls = ['https://x.dev/', 'https://y.dev/', 'https://z.dev/', 'https://a.dev/'];
  const first = await check(urls);
  const second = await check(urls, new Map([['https://a.dev/', 'ok']]));
  expect(first.messages).toHaveLength(3);
  expect(second).toMatchObject({ isOffline: false, messages: first.messages });
});

it('takes a machine for one without a network if what was fine is not found either', async () => {
  const urls = ['https://x.dev/', 'https://y.dev/', 'https://z.dev/', 'https://a.dev/'];
  const known = new Map([['https://a.dev/', 'ok']]);
  expect(await check(urls, known, false)).toMatchObject({ isOffline: true, messages: [] });
  expect(known.size).toBe(1);
});
