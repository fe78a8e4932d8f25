/** `owner/name` of a GitHub repository, which may be written as its address. */
export function repositoryPath(repo: unknown): string {
  return (typeof repo === 'string' ? repo : '')
    .trim()
    .replace(/^(https?:\/\/)?(www\.)?github\.com\//, '')
    .replace(/(\.git)?\/*$/, '');
}
