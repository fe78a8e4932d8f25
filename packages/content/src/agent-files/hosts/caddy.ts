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

const files = '{path} {path}/index.html {path}.html';

/** Caddy 2: a Caddyfile. */
export function caddyFiles({
  address,
  base,
  documents,
  folder,
  redirects,
}: OwnHostSite): HostFile[] {
  const rules = redirects
    .map(redirectPattern)
    .map((pattern, index) => redirect(pattern, index, base));
  const expressions = acceptExpressions.map(
    ([expression, isMarkdown]) => `\t\t\`~(?i)${expression}\` ${isMarkdown ? 1 : 0}`,
  );
  const text = `${writtenMark}
${address?.origin ?? ':80'} {
	root * "${folder}"
	encode gzip
	map {http.request.header.Accept} {waymark_markdown} {
${expressions.join('\n')}
		default 0
	}
	header Vary Accept
${headers(base, documents)}	@waymark_md path *.md
	header @waymark_md Content-Type "text/markdown; charset=utf-8"
${base === '' ? '' : `\tredir ${base} ${base}/ 308\n`}	route {
${base === '' ? '' : `\t\turi strip_prefix ${base}\n`}${rules.join('')}		@waymark_home {
			vars {waymark_markdown} 1
			path /
		}
		rewrite @waymark_home /index.md
		@waymark_slash {
			vars {waymark_markdown} 1
			path_regexp waymark_slash ^(/.+?)/+$
		}
		rewrite @waymark_slash {re.waymark_slash.1}
		@waymark_twin {
			vars {waymark_markdown} 1
			file {path}.md
		}
		rewrite @waymark_twin {path}.md
		try_files ${files}
		@waymark_written path *.md
		header @waymark_written Content-Type "text/markdown; charset=utf-8"
		file_server
	}
	handle_errors {
		@waymark_missing expression \`{err.status_code} == 404 && {waymark_markdown} == "1"\`
		rewrite @waymark_missing /404.md
		@waymark_missing_page expression \`{err.status_code} == 404 && {waymark_markdown} != "1"\`
		rewrite @waymark_missing_page /404.html
		file_server
	}
}
`;
  return [{ place: 'project', path: 'Caddyfile', text }];
}

const policy = 'Content-Security-Policy';

/** One line for each header: of several that match, Caddy takes the most specific one first. */
function headers(base: string, documents: readonly string[]): string {
  const paths = documentPaths(documents).map(
    (path) => `\t\t\`${base}${path}\` \`${documentHeaders[policy]}\`\n`,
  );
  const lines = Object.entries({ ...securityHeaders, [policy]: '{waymark_policy}' }).map(
    ([name, value]) => `\theader ${name} "${value}"\n`,
  );
  return `\tmap {path} {waymark_policy} {
\t\t\`~(?i)\\.(${pictureEndings.join('|')})$\` \`${pictureHeaders[policy]}\`
${paths.join('')}\t\tdefault \`${securityHeaders[policy]}\`
\t}
${lines.join('')}`;
}

/** Of a pattern, pages come first; for an exact one the build writes a page, which must not. */
function redirect(
  { expression, target, isExact, status }: RedirectPattern,
  index: number,
  base: string,
): string {
  const name = `waymark_redirect${index + 1}`;
  const address = target
    .map((piece) => (typeof piece === 'number' ? `{re.${name}.${piece}}` : piece))
    .join('');
  const to = address.startsWith('/') ? base + address : address;
  const missing = isExact ? '' : `\t\t\tnot file ${files}\n`;
  return `		@${name} {
			path_regexp ${name} \`${expression}\`
${missing}		}
		redir @${name} \`${to}\` ${status}
`;
}
