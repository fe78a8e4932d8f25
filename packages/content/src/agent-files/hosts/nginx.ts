import { acceptExpressions } from './accept-expressions.ts';
import { type HostFile, type OwnHostSite, writtenMark } from './host.ts';
import { type RedirectPattern, redirectPattern } from './redirect-pattern.ts';

/** nginx 1.13 or later: a file for its `http` block, such as one in `conf.d`. */
export function nginxFiles({ address, base, folder, redirects }: OwnHostSite): HostFile[] {
  const patterns = redirects.map(redirectPattern);
  const text = `${writtenMark}
# Belongs into the http block of nginx: "include" it there, or copy it to conf.d.
${maps}
server {
    listen 80;
    server_name ${address?.hostname ?? '_'};
    root "${folder}";
    absolute_redirect off;
    include mime.types;
    types { text/markdown md; }
    charset utf-8;
    charset_types text/markdown text/plain text/css text/xml application/javascript application/json application/rss+xml;
    add_header Vary Accept always;
    error_page 404 $waymark_missing;
    location = /404.html { internal; }
    location = /404.md { internal; }
${exactRedirects(patterns, base)}
    location ${base}/ {
${base === '' ? '' : `        rewrite "^${base}/(.*)$" /$1 break;\n`}        try_files $waymark_twin $uri $uri/index.html $uri.html @waymark_redirects;
    }
${base === '' ? '' : `    location = ${base} { return 308 ${base}/; }\n`}    location @waymark_redirects {
${patternRedirects(patterns, base)}        return 404;
    }
}
`;
  return [{ place: 'project', path: 'nginx.conf', text }];
}

const maps = `map $http_accept $waymark_markdown {
    default 0;
${acceptExpressions.map(([expression, isMarkdown]) => `    "~*${expression}" ${isMarkdown ? 1 : 0};`).join('\n')}
}
map "$waymark_markdown:$uri" $waymark_twin {
    default /.no-twin;
    "1:/" /index.md;
    "~^1:(?<waymark_page>/.*[^/])/*$" $waymark_page.md;
}
map $waymark_markdown $waymark_missing {
    default /404.html;
    1 /404.md;
}
`;

/** The build writes pages for them, which must not come first. */
function exactRedirects(patterns: readonly RedirectPattern[], base: string): string {
  const lines = patterns
    .filter(({ isExact }) => isExact)
    .map(({ expression, target, status }) => {
      const path = base + expression.slice(1);
      return `    location ~ "^${path}" { return ${status} "${targetText(target, base)}"; }`;
    });
  return lines.join('\n');
}

/** Pages come before them; the path has lost its base by then. */
function patternRedirects(patterns: readonly RedirectPattern[], base: string): string {
  return patterns
    .filter(({ isExact }) => !isExact)
    .map(
      ({ expression, target, status }) =>
        `        if ($uri ~ "${expression}") { return ${status} "${targetText(target, base)}"; }\n`,
    )
    .join('');
}

function targetText(target: RedirectPattern['target'], base: string): string {
  const text = target
    .map((piece) =>
      typeof piece === 'number' ? `$${piece}` : piece.replace(/["\\$]/g, encodeURIComponent),
    )
    .join('');
  const address = text.startsWith('/') ? base + text : text;
  return /[?#]/.test(address) ? address : `${address}$is_args$args`;
}
