/** What Astro makes a page or an endpoint of (docs.astro.build, "Pages"). */
const routeFile = /\.(?:astro|mdx?|markdown|mdown|mkdn|mkd|mdwn|html|[jt]s)$/;

/**
 * Tells of a decoded path whether the pages of an Astro project may answer it. Which ones a dynamic
 * page has, only its code knows, so it may have any.
 *
 * @param files below `src/pages`, with forward slashes
 */
export function projectRoutes(files: readonly string[]): (path: string) => boolean {
  const patterns = files.flatMap((file) => {
    const isHidden = file.split('/').some((name) => name.startsWith('_'));
    return isHidden || !routeFile.test(file) ? [] : [pattern(file.replace(routeFile, ''))];
  });
  return (path) => {
    const plain = path.replace(/\/+$/, '');
    return patterns.some((one) => one.test(plain));
  };
}

const special = /[\\^$.*+?()[\]{}|]/g;

/** Of a route in the form of files: `blog/[slug]`, `[...rest]`, `about/index`. */
function pattern(route: string): RegExp {
  const segments = route.replace(/(?:^|\/)index$/, '').split('/');
  const written = segments.filter(Boolean).map((segment) => {
    if (/^\[\.{3}[^\]]*\]$/.test(segment)) return '(?:/.*)?';
    const parts = segment.split(/\[[^\]]*\]/).map((part) => part.replace(special, '\\$&'));
    return `/${parts.join('[^/]+')}`;
  });
  return new RegExp(`^${written.join('')}$`);
}
