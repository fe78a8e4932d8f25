import { acceptExpressions } from './accept-expressions.ts';
import { type HostFile, type OwnHostSite, writtenMark } from './host.ts';
import { type RedirectPattern, redirectPattern } from './redirect-pattern.ts';
import {
  documentHeaders,
  documentPaths,
  pictureEndings,
  pictureHeaders,
  securityHeaders,
} from './security-headers.ts';

/** nginx 1.13 or later: a file for its `http` block, such as one in `conf.d`. */
export function nginxFiles({
  address,
  base,
  documents,
  folder,
  redirects,
}: OwnHostSite): HostFile[] {
  const patterns = redirects.map(redirectPattern);
  const text = `${writtenMark}
# Belongs into the http block of nginx: "include" it there, or copy it to conf.d.
${maps}${policies(base, documents)}server {
    listen 80;
    server_name ${address?.hostname ?? '_'};
    root "${folder}";
    absolute_redirect off;
    include mime.types;
    types { text/markdown md; }
    charset utf-8;
    charset_types text/markdown text/plain text/css text/xml application/javascript application/json application/rss+xml;
    add_header Vary Accept always;
${headers()}
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

const policy = 'Content-Security-Policy';

function headers(): string {
  return Object.entries({ ...securityHeaders, [policy]: '$waymark_policy' })
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
}

/** The path has lost its base where a file is found, and has it elsewhere. */
function policies(base: string, documents: readonly string[]): string {
  const lines = documentPaths(documents)
    .flatMap((path) => [...new Set([path, base + path])])
    .map((path) => `    "${path.replace(/["\\$]/g, '\\$&')}" "${documentHeaders[policy]}";`);
  return `map $uri $waymark_policy {
    default "${securityHeaders[policy]}";
    "~*\\.(${pictureEndings.join('|')})$" "${pictureHeaders[policy]}";
${lines.map((line) => `${line}\n`).join('')}}
`;
}

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
