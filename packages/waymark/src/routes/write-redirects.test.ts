import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../test/support/temp-folder.ts';
import type { Project } from '../project/project.ts';
import { placesBeforeBuild, writeRedirects, writeRedirectsFile } from './write-redirects.ts';

const site = {
  base: '',
  redirects: [
    { source: '/old', destination: '/new', permanent: true },
    { source: '/v1/:rest*', destination: '/v2/:rest*', permanent: true },
  ],
};

it('A _redirects file of the docs is kept, and said to lack the patterns of docs.json', () => {
  const output = tempFolder({ _redirects: '/own /other\n' });
  const [found, ...others] = writeRedirectsFile(site, output, true);
  expect(found).toMatchObject({ code: 'host-file-kept' });
  expect(found?.hint).toContain('/v1/* /v2/:splat 301');
  expect(found?.hint).not.toContain('/old');
  expect(others).toEqual([]);
  expect(readFileSync(path.join(output, '_redirects'), 'utf8')).toBe('/own /other\n');
});

it('Where a host has the redirects from other rules, the file of the docs hides none', () => {
  const output = tempFolder({ _redirects: '/own /other\n' });
  expect(writeRedirectsFile(site, output, false)).toEqual([]);
  expect(readFileSync(path.join(output, '_redirects'), 'utf8')).toBe('/own /other\n');
});

/** Docs with a page and a file, of which these paths are redirected. */
function redirected(...sources: string[]): Project {
  const redirects = sources.map((source) => ({
    ...{ source, destination: '/new', permanent: true, pattern: false, pointer: '/redirects/0' },
    location: { file: 'docs.json', line: 1, column: 1 },
  }));
  return {
    settings: { mount: '', urls: { base: '', trailingSlash: 'never' } },
    config: { redirects },
    site: { home: {} },
    own: { routes: new Set(), publicFolder: undefined },
    pages: [
      { path: 'guide', frontmatter: {} },
      { path: 'Å', frontmatter: {} },
      { path: 'reference', frontmatter: { url: 'https://example.com' } },
    ],
    assets: ['Logo.svg'],
  } as unknown as Project;
}

describe('A redirect whose path differs only in case from that of a page or file', () => {
  const project = redirected('/Guide', '/a\u030a', '/logo.SVG', '/GUIDE.md', '/old');
  const kept = new Set(['guide/index.html', 'guide.md']);
  const sources = ['/Guide', '/a%CC%8A', '/logo.SVG', '/GUIDE.md', '/old'];

  it('has no page where a file system takes the two for one, and is in the rules for hosts', () => {
    const output = { folder: tempFolder({}), kept };
    const rules = writeRedirects(project, output, true).value;
    expect(rules.map(({ source }) => source)).toEqual(sources);
    expect(['Guide', 'a\u030a', 'logo.SVG', 'GUIDE.md', 'old'].map(isIn(output))).toEqual([
      ...[false, false, false, false],
      true,
    ]);
  });

  it('has its page where the page of that path only leads elsewhere', () => {
    const output = { folder: tempFolder({}), kept: new Set<string>() };
    writeRedirects(redirected('/reference'), output, true);
    expect(isIn(output)('reference')).toBe(true);
  });

  it('has its page where a file system tells them apart', () => {
    const output = { folder: tempFolder({}), kept };
    expect(writeRedirects(project, output, false).value).toHaveLength(sources.length);
    expect(['Guide', 'logo.SVG', 'old'].map(isIn(output))).toEqual([true, true, true]);
  });
});

describe('A redirect at whose source no page can be', () => {
  const written = { 'llms.txt': 'Pages', 'logo.png': '' };

  it('has no effect where the site has a file, or gets one later', () => {
    const output = { folder: tempFolder(written), kept: new Set(['skill.md']) };
    const sources = ['/llms.txt', '/skill.md', '/robots.txt', '/_redirects'];
    const { diagnostics, value } = writeRedirects(redirected(...sources), output, false);
    expect(value).toEqual([]);
    expect(diagnostics.map(({ message }) => message)).toEqual(
      sources.map((source) => expect.stringContaining(`"${source}", so its redirect`)),
    );
    expect(readFileSync(path.join(output.folder, 'llms.txt'), 'utf8')).toBe('Pages');
    expect(readdirSync(output.folder).sort()).toEqual(['llms.txt', 'logo.png']);
  });

  it('is in the rules for hosts where its name alone is in the way', () => {
    const output = { folder: tempFolder(written), kept: new Set(['skill.md']) };
    const sources = ['/logo.png/x', '/skill.md/x/y', `/${'a'.repeat(256)}`, '/x'.repeat(2000)];
    const { diagnostics, value } = writeRedirects(redirected(...sources), output, false);
    expect(value.map(({ source }) => source)).toEqual(sources);
    expect(diagnostics.map(({ code }) => code)).toEqual(sources.map(() => 'config-redirect-page'));
    expect(readdirSync(output.folder).sort()).toEqual(['llms.txt', 'logo.png']);
  });

  it('gives way to the page of one before it', () => {
    const output = { folder: tempFolder({}), kept: new Set<string>() };
    const { value } = writeRedirects(redirected('/old', '/old/index.html'), output, false);
    expect(value.map(({ source }) => source)).toEqual(['/old']);
  });
});

describe('Where the first page is not at the start', () => {
  const leadingHome = (project: Project): Project => ({
    ...project,
    site: { ...project.site, home: { redirect: '/guide' } },
  });
  const rulesOf = (project: Project) => {
    const output = { folder: tempFolder({ 'index.html': 'leads home' }), kept: new Set<string>() };
    return writeRedirects(project, output, false).value;
  };

  it('hosts have a rule that leads there, for now', () => {
    const { settings, ...project } = leadingHome(redirected('/old'));
    const mounted = { ...settings, mount: '/docs' } as Project['settings'];
    const [home, old] = rulesOf({ ...project, settings: mounted });
    expect(home).toEqual({ source: '/docs', destination: '/docs/guide', permanent: false });
    expect(old?.source).toBe('/docs/old');
  });

  it('a redirect of the docs from the start comes instead', () => {
    expect(rulesOf(leadingHome(redirected('/')))).toEqual([
      { source: '/', destination: '/new', permanent: true },
    ]);
  });

  it('hosts have no such rule where a file is at the start', () => {
    const project = { ...redirected('/old'), assets: ['index.html'] };
    expect(rulesOf(leadingHome(project)).map(({ source }) => source)).toEqual(['/old']);
  });
});

describe('A redirect from the page that stands at the start', () => {
  const start = { 'index.html': 'leads home' };

  it('has a page where that page is one of Waymark that leads home', () => {
    const output = { folder: tempFolder(start), kept: new Set<string>() };
    const project = redirected('/index');
    const home = { redirect: '/guide' };
    const site = { ...project.site, home };
    const { diagnostics, value } = writeRedirects({ ...project, site }, output, false);
    expect(diagnostics).toEqual([]);
    expect(value.map(({ source }) => source)).toEqual(['/', '/index']);
    expect(readFileSync(path.join(output.folder, 'index/index.html'), 'utf8')).toContain('/new');
    expect(readFileSync(path.join(output.folder, 'index.html'), 'utf8')).toBe('leads home');
  });

  it('has no effect where that page is one of the docs', () => {
    const output = { folder: tempFolder(start), kept: new Set<string>() };
    const { diagnostics, value } = writeRedirects(redirected('/index'), output, false);
    expect(diagnostics.map(({ code }) => code)).toEqual(['config-redirect-page']);
    expect(value).toEqual([]);
  });

  it('is known to have no effect before a build, where that page is one of the docs', () => {
    const isTaken = (home: object) =>
      placesBeforeBuild({ site: { home } } as Project, new Set()).isTaken('/index');
    expect([isTaken({ path: 'index' }), isTaken({ redirect: '/guide' })]).toEqual([true, false]);
  });

  it('is known before a build below the start too', () => {
    const pages = new Map([['guide', { path: 'guide', frontmatter: {} }]]);
    const { isTaken } = placesBeforeBuild({ site: { pages } } as unknown as Project, new Set());
    const taken = ['/guide/index', '/guide/index.html', '/other/index'].map(isTaken);
    expect(taken).toEqual([true, true, false]);
  });

  it.each([
    ['the docs', { assets: ['index.html'] }],
    ['the Astro project', { own: { routes: new Set(['/']), publicFolder: undefined } }],
  ])('has no effect where that page is a file of %s', (_of, has) => {
    const output = { folder: tempFolder(start), kept: new Set<string>() };
    const project = { ...redirected('/index'), ...has };
    const site = { ...project.site, home: { redirect: '/guide' } };
    const { diagnostics } = writeRedirects({ ...project, site }, output, false);
    expect(diagnostics.map(({ code }) => code)).toEqual(['config-redirect-page']);
  });
});

const isIn =
  ({ folder }: { readonly folder: string }) =>
  (name: string) =>
    existsSync(path.join(folder, name));
