import { expect, it } from 'vitest';
import { createIndex, indexPage, type PageFacts } from './create-index.ts';
import { readPiece } from './file-piece.ts';
import { indexedRun, indexFile, readIndex, serialiseIndex } from './index-file.ts';
import { DamagedIndex, readIndexFacts, readIndexLines } from './index-lines.ts';

const section = { anchor: '', heading: '', level: 1, headingPath: [], text: 'a' };
const sections = [section];
const page = (url: string, facts: Partial<PageFacts> = {}) =>
  indexPage({ url, title: url, kind: 'page', navigation: [], tags: [], ...facts }, { sections });

it('keeps listed pages in their order and sorts the others by URL', () => {
  const index = createIndex({ name: 'Docs' }, [page('/z'), page('/a')], [page('/y'), page('/b')]);
  expect(index.pages.map(({ url }) => url)).toEqual(['/z', '/a', '/b', '/y']);
});

it('has a boost of one unless the page has its own, and no keys without a value', () => {
  expect(page('/a')).toEqual({
    ...{ url: '/a', title: '/a', kind: 'page', navigation: [], tags: [], boost: 1, sections },
  });
  expect(page('/a', { boost: 2, description: '' }).boost).toBe(2);
});

it('writes the same bytes whatever order the facts came in', () => {
  const facts = {
    url: '/a',
    title: 'A',
    kind: 'endpoint',
    navigation: ['G'],
    tags: ['t'],
  } as const;
  const operation = { path: '/v1', method: 'GET' };
  const one = indexPage({ ...facts, version: 'v1', language: 'en', operation }, { sections });
  const other = indexPage({ operation, language: 'en', version: 'v1', ...facts }, { sections });
  const site = { url: 'https://example.com', name: 'Docs' };
  const write = (found: typeof one) => serialiseIndex(createIndex(site, [found]));
  expect(write(one)).toBe(write(other));
});

it('reads what it wrote', () => {
  const index = createIndex({ name: 'Docs', url: 'https://example.com' }, [page('/a'), page('/b')]);
  expect(readIndex(serialiseIndex(index))).toEqual({ index });
});

it.each([0, 1, 3])('reads %i pages line by line too', (count) => {
  const pages = ['/a', '/b', '/c'].slice(0, count).map((url) => page(url));
  const index = createIndex({ name: 'Docs, "]}"' }, pages);
  const lines = () => serialiseIndex(index).split('\n').values();
  const read = readIndexLines(lines);
  expect('pages' in read && { ...read, pages: [...read.pages] }).toEqual({
    site: index.site,
    pages: index.pages,
  });
  const facts = readIndexFacts(lines());
  expect('pages' in facts && { ...facts, pages: [...facts.pages] }).toEqual({
    site: index.site,
    pages: index.pages.map((page) => ({ ...page, sections: [{ ...section, text: '' }] })),
  });
});

it('has a text once that pages of one run or of several have', () => {
  const say = (url: string, ...texts: string[]) => ({
    ...page(url),
    sections: texts.map((text, level) => ({ ...section, anchor: 'shared', level, text })),
  });
  const runs = [
    [say('/a', 'shared', ''), say('/b', 'shared', '')],
    [say('/c', 'shared', ''), say('/d', 'its own,\n"]}"'), say('/e')],
    [say('/f'), say('/g', 'shared', '')],
    [say('/h', 'shared'), say('/i', 'its own,\n"]}"')],
  ];
  const text = [...indexFile({ name: 'Docs' }, runs.map(indexedRun))].map(readPiece).join('');
  expect(text.match(/"shared"[,\]]/g)).toHaveLength(6);
  expect(text.match(/its own/g)).toHaveLength(1);
  expect(text.match(/"anchor":"shared"/g)).toHaveLength(4);
  const index = createIndex({ name: 'Docs' }, runs.flat());
  expect(readIndex(text)).toEqual({ index });
  expect(serialiseIndex(index)).toBe(text);
  const read = readIndexLines(() => text.split('\n').values());
  expect('pages' in read && [...read.pages]).toEqual(index.pages);
});

it('names parts of runs by what they are made from and by which of their lines they have', () => {
  const [one, other] = [indexedRun([page('/a'), page('/b')]), indexedRun([page('/c')])];
  const pieces = [...indexFile({ name: 'Docs' }, [{ ...one, id: 'one' }, other])];
  const ids = pieces.flatMap((piece) =>
    typeof piece === 'object' && 'id' in piece ? piece.id : [],
  );
  expect(ids).toEqual(['one sections', 'one pages', 'one texts']);
  const again = { ...one, id: 'again' };
  const said = (runs: Parameters<typeof indexFile>[1]) => [...indexFile({ name: 'Docs' }, runs)];
  const more = indexedRun([page('/d'), { ...page('/e'), sections: [{ ...section, text: 'b' }] }]);
  expect(said([again, { ...more, id: 'more' }])).toContainEqual(
    expect.objectContaining({ id: 'more sections 01' }),
  );
  expect(pieces.map(readPiece).join('')).toBe(said([one, other]).map(readPiece).join(''));
});

it('says line by line too what it cannot read', () => {
  const reading = (...lines: string[]) => readIndexLines(() => lines.values());
  expect(reading()).toEqual({ problem: 'The content index is not JSON.' });
  expect(reading('{"formatVersion":1,"site":{},"pages":[')).toMatchObject({
    problem: expect.stringContaining('has the format 1'),
  });
});

it('leaves nothing open that it read from', () => {
  const text = serialiseIndex(createIndex({ name: 'Docs' }, [page('/a'), page('/b')]));
  let open = 0;
  function* lines() {
    open += 1;
    try {
      yield* text.split('\n');
    } finally {
      open -= 1;
    }
  }
  const read = readIndexLines(lines);
  expect(open).toBe(0);
  expect('pages' in read && [...read.pages]).toHaveLength(2);
  expect(open).toBe(0);
});

it.each(['within a page', 'between two pages', 'before its texts', 'before its end'])(
  'notices line by line that the file was cut off %s',
  (place) => {
    const lines = serialiseIndex(createIndex({ name: 'Docs' }, [page('/a'), page('/b')])).split(
      '\n',
    );
    const cut = {
      'within a page': [...lines.slice(0, 2), lines[2]?.slice(0, 20) ?? ''],
      'between two pages': lines.slice(0, 2),
      'before its texts': lines.slice(0, 3),
      'before its end': lines.slice(0, -2),
    }[place];
    const reads = [
      readIndexFacts(cut?.values() ?? [].values()),
      readIndexLines(() => cut?.values() ?? [].values()),
    ];
    for (const read of reads) {
      expect(() => 'pages' in read && [...read.pages]).toThrow(DamagedIndex);
    }
  },
);

it('refuses other formats and other files', () => {
  const problem = (json: string) => {
    const read = readIndex(json);
    return 'problem' in read ? read.problem : '';
  };
  expect(problem('{"formatVersion":1}')).toContain('has the format 1, and this version reads 2');
  expect(problem('[]')).toContain('is not JSON');
  expect(problem('{')).toContain('is not JSON');
  expect(problem('{"formatVersion":2}')).toContain('lacks its site');
});
