import { encodedSegments } from '../paths/request-path.ts';
import type { RepositoryAddress, RepositoryHost } from './repository-address.ts';

/** Where the files of a docs folder are kept. */
export interface Repository extends RepositoryAddress {
  readonly branch: string;
  /** Folder of the repository that is the docs folder, without slashes at its ends. */
  readonly directory: string;
}

/** A file of the docs folder and the page that is made of it. */
export interface PageFile {
  /** Relative to the docs folder, or an address. */
  readonly file: string;
  readonly title: string;
  /** Where the page is published, or its path where that is not known. */
  readonly address: string;
}

interface Place {
  readonly url: string;
  /** Escaped, as they may stand in a path. */
  readonly branch: string;
  readonly file: string;
}

const editAddresses: Readonly<Record<RepositoryHost, (place: Place) => string>> = {
  github: ({ branch, file, url }) => `${url}/edit/${branch}/${file}`,
  gitlab: ({ branch, file, url }) => `${url}/-/edit/${branch}/${file}`,
  bitbucket: ({ branch, file, url }) =>
    `${url}/src/${branch}/${file}?mode=edit&at=${encodeURIComponent(decodeURIComponent(branch))}`,
};

/** Where a new issue begins, and what the fields for its title and its text are called. */
const issueForms: Readonly<Record<RepositoryHost, readonly [string, string, string]>> = {
  github: ['/issues/new', 'title', 'body'],
  gitlab: ['/-/issues/new', 'issue[title]', 'issue[description]'],
  bitbucket: ['/issues/new', 'title', 'content'],
};

/** Where the file of a page is edited; undefined for one that lies elsewhere. */
export function editUrl(repository: Repository, { file }: PageFile): string | undefined {
  const path = repositoryPath(repository.directory, file);
  if (path === undefined) return undefined;
  const { host, url } = repository;
  return editAddresses[host]({
    url,
    branch: encodedSegments(repository.branch),
    file: encodedSegments(path),
  });
}

/** Where a new issue about a page begins: its title names the page, its text the address and the file. */
export function issueUrl(repository: Repository, { address, file, title }: PageFile): string {
  const [path, titleField, textField] = issueForms[repository.host];
  const where = repositoryPath(repository.directory, file) ?? file;
  const fields = new URLSearchParams({
    [titleField]: title,
    [textField]: `${address}\n${where}\n`,
  });
  return `${repository.url}${path}?${fields}`;
}

function repositoryPath(directory: string, file: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(file)) return undefined;
  return [directory, file].filter(Boolean).join('/');
}
