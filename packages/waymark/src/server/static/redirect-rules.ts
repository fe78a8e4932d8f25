import { withQuery } from '@waymark/content/text';
import { encodedUrl, isCostly } from '@waymark/core';
import { decodedPath } from '../../project/paths/request-path.ts';

/** Gives the status and the address that a path is redirected to, if it is. */
export type Redirects = (pathname: string, query: string) => RedirectAnswer | undefined;

/** Where a reader is sent, with the query of the request unless the rule has one of its own. */
export interface RedirectAnswer {
  readonly status: number;
  readonly location: string;
}

interface Rule {
  readonly source: RegExp;
  /** Of the groups of the source, in their order. */
  readonly names: readonly string[];
  /** As a header can hold it. */
  readonly destination: string;
  readonly status: number;
}

/** Longer ones are no pages, and some patterns take their time. */
export const longestPath = 2_000;

/**
 * Reads the `_redirects` file of a site as Netlify and Cloudflare do: `/old/* /new/:splat 301`, the
 * first match decides, `:name` is one segment and `*` any text, and queries are kept. Lines that ask
 * for more than a redirect, such as another status or a country, say nothing here.
 */
export function readRedirects(text: string): Redirects {
  const rules = text.split('\n').flatMap((line) => ruleOf(line) ?? []);
  return (pathname, query) => {
    if (pathname.length > longestPath) return undefined;
    const path = withoutEndSlash(canonicalPath(pathname));
    for (const { destination, names, source, status } of rules) {
      const match = source.exec(path);
      if (!match) continue;
      const values = new Map(names.map((name, index) => [name, partOfPath(match[index + 1])]));
      const target = destination.replace(/:(\w+)/g, (all, name) => values.get(name) ?? all);
      return { status, location: withQuery(onSameHost(target), query) };
    }
    return undefined;
  };
}

function ruleOf(line: string): Rule | undefined {
  const [from = '', destination = '', status = '301', ...more] = line.trim().split(/\s+/);
  const isRule = from.startsWith('/') && /^(?:\/|https?:\/\/)/.test(destination);
  const code = /^(30[12378])!?$/.exec(status)?.[1];
  if (!isRule || code === undefined || more.length > 0) return undefined;
  // Here `:name*` is a name with a `*` after it.
  if (isCostly(from.replaceAll('*', '-*'))) return undefined;
  const names: string[] = [];
  const source = withoutEndSlash(canonicalPath(from)).replace(
    /:(\w+)|(\/?)\*|[.+?^${}()|[\]\\]/g,
    (all, name: string | undefined, slash: string | undefined) => {
      if (name === undefined && slash === undefined) return `\\${all}`;
      names.push(name ?? 'splat');
      if (name !== undefined) return '([^/]+)';
      // What `/old/*` matches may be nothing, with the slash before it.
      return slash === '' ? '(.*)' : '(?:/(.*))?';
    },
  );
  return {
    source: new RegExp(`^${source}$`),
    names,
    destination: encodedUrl(destination),
    status: Number(code),
  };
}

/** What was part of a path stays that: a `?` in it begins no query. */
function partOfPath(captured = ''): string {
  return captured.replace(/[?#]/g, encodeURIComponent);
}

/** One spelling of a path, as browsers send it and a header can hold it. */
export function canonicalPath(path: string): string {
  return encodeURI(decodedPath(path).toWellFormed());
}

/** A path without its slash at the end; the root stays. */
export function withoutEndSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** What a wildcard matched may begin with a slash, and `//name` is another host. */
function onSameHost(target: string): string {
  return target.startsWith('/') ? target.replace(/^\/+/, '/') : target;
}
