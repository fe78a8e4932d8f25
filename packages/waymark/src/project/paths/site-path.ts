import { decoded } from '@waymark/core/page';

/** What a URL of the site names, as files are listed: without slashes around and what follows it. */
export function sitePath(url: string): string {
  const [path = ''] = url.split(/[?#]/);
  const inner = path.startsWith('./') ? path.slice(1) : path;
  const steps = inner.split('/').filter((step) => step !== '');
  return decoded(steps.join('/'));
}
