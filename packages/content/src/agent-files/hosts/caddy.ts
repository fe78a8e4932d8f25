import { acceptExpressions } from './accept-expressions.ts';
import { askedAgain, keptForGood, lastingExpression } from './cache-control.ts';
import { commonTypes, type FileType, textTypes } from './file-types.ts';
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
  const text = `${writtenMark}, each time anew: make what differs after each build.
${address?.origin ?? ':80'} {
	root * ${folderText(folder)}
	encode gzip
	map {http.request.header.Accept} {waymark_markdown} {
${expressions.join('\n')}
		default 0
	}
	header Vary Accept
	header Cache-Control "${askedAgain}"
${headers()}${types}${base === '' ? '' : baseRule(base)}	route {
${base === '' ? '' : insideBase(base)}		@waymark_hidden path ${hiddenFiles.join(' ')}
		error @waymark_hidden 404
${rules.join('')}${documentRule(documents)}		@waymark_home {
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
		header Content-Type {waymark_type}
		@waymark_lasting path_regexp \`^${lastingExpression}\`
		header @waymark_lasting Cache-Control "${keptForGood}"
		file_server
	}
	handle_errors {
		header Cache-Control "${askedAgain}"
		route {
			@waymark_missing expression \`{err.status_code} == 404 && {waymark_markdown} == "1"\`
			rewrite @waymark_missing /404.md
			@waymark_missing_page expression \`{err.status_code} == 404 && {waymark_markdown} != "1"\`
			rewrite @waymark_missing_page /404.html
			header Content-Type {waymark_type}
			file_server
		}
	}
}
`;
  return [{ place: 'project', path: 'Caddyfile', text }];
}

const policy = 'Content-Security-Policy';

/**
 * Types of files by what is served in the end; an empty one leaves it to Caddy. A file that Caddy knows no type of
 * has none, and browsers download it.
 */
const types = `\tmap {path} {waymark_type} {
${[...textTypes.map(withCharset), withCharset(['text/plain', ['txt']]), ...commonTypes]
  .map(([type, endings]) => `\t\t\`~(?i)\\.(${endings.join('|')})$\` "${type}"\n`)
  .join('')}\t\tdefault ""
\t}
`;

function withCharset([type, endings]: FileType): FileType {
  return [`${type}; charset=utf-8`, endings];
}

/** One line for each header: of several that match, Caddy takes the most specific one first. */
function headers(): string {
  const lines = Object.entries({ ...securityHeaders, [policy]: '{waymark_policy}' }).map(
    ([name, value]) => `\theader ${name} "${value}"\n`,
  );
  return `\tmap {path} {waymark_policy} {
\t\t\`~(?i)\\.(${pictureEndings.join('|')})$\` \`${pictureHeaders[policy]}\`
\t\tdefault \`${securityHeaders[policy]}\`
\t}
${lines.join('')}`;
}

/** The base without its slash leads to the home page, with the query of the request. */
function baseRule(base: string): string {
  return `\t@waymark_base vars_regexp waymark_base {http.request.orig_uri} \`^${pathExpression(base)}(\\?.*)?$\`
\tredir @waymark_base \`${base}/{re.waymark_base.1}\` 308
`;
}

/** Nothing is outside the base; the files know nothing of it. */
function insideBase(base: string): string {
  return `\t\t@waymark_outside not vars_regexp {http.request.orig_uri} \`^${pathExpression(base)}/\`
\t\terror @waymark_outside 404
\t\turi strip_prefix ${base}
`;
}

/**
 * By a matcher, which knows a path in all its spellings: files are served for `//a` and `/b/../a` too.
 * The path has lost its base by then.
 */
function documentRule(documents: readonly string[]): string {
  if (documents.length === 0) return '';
  const paths = documentPaths(documents).map((path) =>
    path
      .toWellFormed()
      .replace(/[^\w/ -]/gu, (sign) => `\\x{${sign.codePointAt(0)?.toString(16)}}`),
  );
  return `\t\t@waymark_documents path_regexp \`^(?:${paths.join('|')})$\`
\t\theader @waymark_documents ${policy} "${documentHeaders[policy]}"
`;
}

/**
 * Of a pattern, pages come first; for an exact one the build writes a page, which must not. The request
 * is read as it came in: the path that Caddy compares is decoded, and what it gave would name another
 * host.
 */
function redirect(
  { captures, expression, target, isExact, status }: RedirectPattern,
  index: number,
  base: string,
): string {
  const name = `waymark_redirect${index + 1}`;
  const address = target
    .map((piece) => (typeof piece === 'number' ? `{re.${name}.${piece}}` : piece))
    .join('');
  const to = withQuery(belowBase(address, base), `{re.${name}.${captures + 1}}`);
  const missing = isExact ? '' : `\t\t\tnot file ${files}\n`;
  return `		@${name} {
			vars_regexp ${name} {http.request.orig_uri} \`^${pathExpression(base)}${expression}(\\?.*)?$\`
${missing}		}
		redir @${name} \`${to}\` ${status}
`;
}

/** Braces stand for values in a text of Caddy. */
function folderText(folder: string): string {
  return `"${folder.replace(/["{}]/g, '\\$&')}"`;
}
