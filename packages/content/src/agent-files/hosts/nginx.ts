import { acceptExpressions } from './accept-expressions.ts';
import { askedAgain, keptForGood, lastingExpression } from './cache-control.ts';
import { commonTypes, plainTypes, textTypes } from './file-types.ts';
import { type HostFile, hiddenFiles, type OwnHostSite, writtenMark } from './host.ts';
import {
  belowBase,
  pathExpression,
  type RedirectPattern,
  redirectPattern,
  withQuery,
} from './redirect-pattern.ts';
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
  // The build writes pages for exact ones, which must not come first; pages come before the others.
  const exact = patterns.filter(({ isExact }) => isExact);
  const others = patterns.filter(({ isExact }) => !isExact);
  const text = `${writtenMark}, each time anew: make what differs after each build.
# Belongs into the http block of nginx: "include" it there, or copy it to conf.d.
${maps}server {
    listen 80;
    server_name ${address?.hostname ?? '_'};
    root ${quoted(folder.replaceAll('$', '${waymark_dollar}'))};
    absolute_redirect off;
    types {
${types}
    }
    default_type application/octet-stream;
${policies(base, documents)}    charset utf-8;
    charset_types ${ownTypes} text/plain text/css text/xml application/javascript application/json application/rss+xml;
    gzip on;
    gzip_vary on;
    gzip_proxied any;
    gzip_min_length 1000;
    gzip_types ${compressedTypes};
    add_header Vary Accept always;
    add_header Cache-Control $waymark_cache always;
${headers()}
    error_page 404 $waymark_missing;
    location = /404.html { internal; }
    location = /404.md { internal; }
${hidden(base)}${redirectRules(exact, base)}    location ${base}/ {
${base === '' ? '' : `        rewrite "^${base}/(.*)$" /$1 break;\n`}        try_files $waymark_twin $uri $uri/index.html $uri.html @waymark_redirects;
    }
${base === '' ? '' : `    location = ${base} { return 308 ${base}/$is_args$args; }\n    location / { return 404; }\n`}    location @waymark_redirects {
${redirectRules(others, base)}        return 404;
    }
}
`;
  return [{ place: 'project', path: 'nginx.conf', text }];
}

const maps = `geo $waymark_dollar { default "$"; }
map $http_accept $waymark_markdown {
    default 0;
${acceptExpressions.map(([expression, isMarkdown]) => `    "~*${expression}" ${isMarkdown ? 1 : 0};`).join('\n')}
}
map "$waymark_markdown:$uri" $waymark_twin {
    default /.no-twin;
    "1:/" /index.md;
    "~^1:(?<waymark_page>/.*[^/])/*$" $waymark_page.md;
}
map $request_uri $waymark_path {
    "~^(?<waymark_sent>[^?]*)" $waymark_sent;
}
map "$status:$uri" $waymark_cache {
    default "${askedAgain}";
    "~^(?:200|206|304):.*${lastingExpression}" "${keptForGood}";
}
map $waymark_markdown $waymark_missing {
    default /404.html;
    1 /404.md;
}
`;

const ownTypes = textTypes.map(([type]) => type).join(' ');

/** Of texts; pictures, fonts and the index of the search are small already. HTML is always one. */
const compressedTypes = `${ownTypes} text/plain text/css text/xml application/javascript application/json application/xml application/rss+xml application/atom+xml image/svg+xml`;

const types = [...plainTypes, ...textTypes, ...commonTypes]
  .map(([type, endings]) => `        ${type} ${endings.join(' ')};`)
  .join('\n');

function hidden(base: string): string {
  return hiddenFiles.map((file) => `    location = ${base}${file} { return 404; }\n`).join('');
}

const policy = 'Content-Security-Policy';

function headers(): string {
  return Object.entries({ ...securityHeaders, [policy]: '$waymark_policy' })
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n');
}

/**
 * In the server and not by a `map`: those belong to all sites of one nginx, of which the last would count,
 * and refuse keys of some fifty signs. The path has lost its base where a file is found, and has it elsewhere.
 * Where the file system does not tell capital letters from small ones, neither may this.
 */
function policies(base: string, documents: readonly string[]): string {
  const paths = inGroups(documentPaths(documents).map(pathText));
  const rules = [
    [`~* "\\.(${pictureEndings.join('|')})$"`, pictureHeaders],
    ...paths.map(
      (some) =>
        [`~* ${quoted(`^(?:${pathText(base)})?(?:${some.join('|')})$`)}`, documentHeaders] as const,
    ),
  ] as const;
  return `    set $waymark_policy "${securityHeaders[policy]}";
${rules.map(([match, given]) => `    if ($uri ${match}) { set $waymark_policy "${given[policy]}"; }\n`).join('')}`;
}

/** Expression of a path as nginx compares it, decoded. */
function pathText(path: string): string {
  return path.replace(/[!-,.:-@[-^`{-~]/g, String.raw`\$&`);
}

/** In groups of which each fits into one word: nginx reads none of more than 4096 bytes. */
function inGroups(expressions: readonly string[]): string[][] {
  const groups: string[][] = [];
  let room = 0;
  for (const expression of expressions) {
    // With the sign between them; quotes and backslashes are written twice.
    const size = Buffer.byteLength(quoted(expression)) + 1;
    if (size > room) {
      groups.push([]);
      room = 3000;
    }
    groups.at(-1)?.push(expression);
    room -= size;
  }
  return groups;
}

/**
 * Rules that are tried in order, on the request as it came in: `$uri` is decoded, and what it gave
 * would begin another line of the answer, or name another host.
 */
function redirectRules(patterns: readonly RedirectPattern[], base: string): string {
  return patterns
    .map(({ expression, target, status }) => {
      const path = quoted(`^${pathExpression(base)}${expression}$`);
      const address = quoted(targetText(target, base));
      return `    if ($waymark_path ~ ${path}) { return ${status} ${address}; }\n`;
    })
    .join('');
}

/** Variables cannot be escaped in a text of nginx, so an address has their sign encoded. */
function targetText(target: RedirectPattern['target'], base: string): string {
  const text = target
    .map((piece) => (typeof piece === 'number' ? `$${piece}` : piece.replaceAll('$', '%24')))
    .join('');
  return withQuery(belowBase(text, base), '$is_args$args');
}

/** A text between quotes, as nginx reads one: it knows escapes of these alone. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
