import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { decodedPath } from '../../project/paths/request-path.ts';
import { decodeHtml } from './decode-html.ts';
import type { OldAddress } from './old-site.ts';

/**
 * The addresses of a sitemap, of the files beside it that a sitemap index names, or of a list with one
 * a line. Of each only its path counts, whatever its host.
 *
 * @throws CommandFailure for a sitemap that is none, and one that is not there
 */
export function listedAddresses(file: string): OldAddress[] {
  const seen = new Set<string>();
  const known = new Set<string>();
  const read = (at: string): OldAddress[] => {
    seen.add(path.resolve(at));
    const text = textOf(at);
    if (!text.trimStart().startsWith('<')) return addressesOf(linesOf(text), at);
    const { pages, sitemaps } = locations(text, at);
    const inner = sitemaps.map((address) => sitemapBeside(at, address));
    return [
      ...addressesOf(pages, at),
      ...inner.flatMap((one) => (seen.has(path.resolve(one)) ? [] : read(one))),
    ];
  };
  return read(file).filter(({ fragment, paths }) => {
    const key = `${paths[0]}#${fragment ?? ''}`;
    return !known.has(key) && known.add(key);
  });
}

interface Listed {
  readonly text: string;
  readonly line: number;
}

function addressesOf(listed: readonly Listed[], file: string): OldAddress[] {
  return listed.map(({ line, text }) => {
    const url = URL.parse(text, 'http://site.invalid/');
    const fragment = decodedPath(url?.hash.slice(1) ?? '');
    const address = decodedPath(url?.pathname ?? text);
    const place = { file: path.basename(file), line };
    return { paths: [address], ...place, ...(fragment === '' ? {} : { fragment }) };
  });
}

function linesOf(text: string): Listed[] {
  return text.split(/\r\n?|\n/).flatMap((written, index) => {
    const line = written.trim();
    return line === '' || line.startsWith('#') ? [] : [{ text: line, line: index + 1 }];
  });
}

function locations(text: string, file: string) {
  const pages: Listed[] = [];
  const sitemaps: Listed[] = [];
  const open: string[] = [];
  let root: string | undefined;
  let location = '';
  let at = 0;
  let line = 1;
  const parser: Parser = new Parser(
    {
      onopentagname(name) {
        root ??= name;
        open.push(name);
        location = '';
      },
      ontext(data) {
        if (open.at(-1) === 'loc') location += data;
      },
      onclosetag(name) {
        const holder = open.at(-2);
        open.pop();
        if (name !== 'loc' || location.trim() === '') return;
        line += text.slice(at, parser.startIndex).split('\n').length - 1;
        at = parser.startIndex;
        (holder === 'sitemap' ? sitemaps : pages).push({ text: location.trim(), line });
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (root === 'urlset' || root === 'sitemapindex') {
    return { pages, sitemaps: sitemaps.map((one) => one.text) };
  }
  throw new CommandFailure(
    `${file} is no sitemap: it begins with <${root}>. Name a folder of saved pages, a sitemap, or a file with an address a line.`,
  );
}

/** Nothing is fetched, so the files of an index have to be saved beside it. */
function sitemapBeside(index: string, address: string): string {
  const folder = path.dirname(index);
  const pathname = decodedPath(URL.parse(address, 'http://site.invalid/')?.pathname ?? address);
  const places = [path.join(folder, pathname), path.join(folder, path.posix.basename(pathname))];
  const found = places.find((place) => existsSync(place));
  if (found !== undefined) return found;
  throw new CommandFailure(
    `${index} names ${address}, which is not beside it. Save it there as ${path.posix.basename(pathname)}.`,
  );
}

function textOf(file: string): string {
  const bytes = readFileSync(file);
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return decodeHtml(isPacked ? gunzipSync(bytes) : bytes);
}
