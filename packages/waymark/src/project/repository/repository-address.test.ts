import { describe, expect, it } from 'vitest';
import { editUrl, issueUrl } from './page-file-links.ts';
import { repositoryAddress } from './repository-address.ts';

describe('The address of a repository', () => {
  it.each([
    ['https://github.com/acme/docs', 'github', 'https://github.com/acme/docs'],
    ['https://github.com/acme/docs.git/', 'github', 'https://github.com/acme/docs'],
    ['git+https://github.com/acme/docs.git', 'github', 'https://github.com/acme/docs'],
    ['git@github.com:acme/docs.git', 'github', 'https://github.com/acme/docs'],
    ['ssh://git@gitlab.acme.dev:2222/a/b/docs', 'gitlab', 'https://gitlab.acme.dev/a/b/docs'],
    ['git://github.com/acme/docs.git', 'github', 'https://github.com/acme/docs'],
    ['http://gitlab.local:8080/a/b', 'gitlab', 'http://gitlab.local:8080/a/b'],
    ['acme/docs', 'github', 'https://github.com/acme/docs'],
    ['gitlab:acme/tools/docs', 'gitlab', 'https://gitlab.com/acme/tools/docs'],
    ['gitlab:acme/docs', 'gitlab', 'https://gitlab.com/acme/docs'],
    ['bitbucket:acme/docs', 'bitbucket', 'https://bitbucket.org/acme/docs'],
    ['git@bitbucket.org:acme/docs.git', 'bitbucket', 'https://bitbucket.org/acme/docs'],
  ])('of %s is one of %s: %s', (written, host, url) => {
    expect(repositoryAddress(written)).toEqual({ host, url });
  });

  it('holds no user and no password of a remote', () => {
    const remote = 'https://x-access-token:ghs_secret@github.com/acme/docs.git';
    expect(repositoryAddress(remote)?.url).toBe('https://github.com/acme/docs');
  });

  it.each(['/srv/git/docs.git', '../docs', 'file:///srv/docs', 'C:\\docs', '', 'docs'])(
    'is none for what no browser opens: %j',
    (written) => expect(repositoryAddress(written)).toBeUndefined(),
  );

  it('is none where the name does not say what runs there, unless that is told', () => {
    expect(repositoryAddress('git@code.acme.dev:a/docs.git')).toBeUndefined();
    expect(repositoryAddress('https://nogithub.example/a/docs')).toBeUndefined();
    expect(repositoryAddress('git@code.acme.dev:a/docs.git', 'gitlab')).toEqual({
      host: 'gitlab',
      url: 'https://code.acme.dev/a/docs',
    });
  });
});

describe('Links to the file of a page', () => {
  const page = { file: 'guides/größe & maß.mdx', title: 'Größe', address: 'https://a.dev/groesse' };
  const at = (host: 'github' | 'gitlab' | 'bitbucket') => ({
    url: `https://${host}.example/a/b`,
    host,
    branch: 'feature/x#1',
    directory: 'apps/docs site',
  });
  const path = 'apps/docs%20site/guides/gr%C3%B6%C3%9Fe%20%26%20ma%C3%9F.mdx';

  it.each([
    ['github', `https://github.example/a/b/edit/feature/x%231/${path}`],
    ['gitlab', `https://gitlab.example/a/b/-/edit/feature/x%231/${path}`],
    [
      'bitbucket',
      `https://bitbucket.example/a/b/src/feature/x%231/${path}?mode=edit&at=feature%2Fx%231`,
    ],
  ] as const)('on %s keep spaces and other letters of names', (host, url) => {
    expect(editUrl(at(host), page)).toBe(url);
  });

  it('are none for a description that lies elsewhere, which an issue can still be about', () => {
    const generated = { ...page, file: 'https://api.example/openapi.json' };
    expect(editUrl(at('github'), generated)).toBeUndefined();
    expect(issueUrl(at('github'), generated)).toContain('api.example%2Fopenapi.json');
  });

  it.each([
    ['github', '/a/b/issues/new', 'title', 'body'],
    ['gitlab', '/a/b/-/issues/new', 'issue[title]', 'issue[description]'],
    ['bitbucket', '/a/b/issues/new', 'title', 'content'],
  ] as const)('begin an issue on %s that names page and file', (host, pathname, title, text) => {
    const url = new URL(issueUrl(at(host), page));
    expect(url.pathname).toBe(pathname);
    expect(url.searchParams.get(title)).toBe('Größe');
    expect(url.searchParams.get(text)).toBe(
      'https://a.dev/groesse\napps/docs site/guides/größe & maß.mdx\n',
    );
  });
});
