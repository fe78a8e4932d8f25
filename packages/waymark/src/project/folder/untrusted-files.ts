import { type Diagnostic, diagnostic } from '@waymark/core';
import { contentType } from './content-type.ts';

/** Files that browsers run, or show as a page of the site with code in it. */
const active =
  /\.(?:[cm]?js|css|x?html?|xht|[ps]html|mht(?:ml)?|xml|xslt?|rdf|mml|svgz|wasm|swf|hta|htc|manifest|appcache)$/i;

/** Files by which hosts are told what to answer with. */
const hostFile =
  /(?:^|\/)(?:_headers|_redirects|_routes\.json|cname|\.well-known\/.*|\.htaccess|web\.config|staticwebapp\.config\.json|(?:vercel|netlify|wrangler)\.(?:jsonc?|toml))$/i;

/** Browsers run scripts in documents of most such types. */
const xmlType = /xml(?:;|$)/;

const componentFile = /\.(?:[cm]?jsx?|[cm]?tsx?|astro)$/i;

/**
 * Which files of a folder that takes changes from strangers are not used: scripts, stylesheets,
 * documents that could run code, rules of hosts, and drawings that hold code
 * (docs/format/pages.md#untrusted).
 *
 * @param read gives the text of a file
 */
export function isRefusedFile(file: string, read: (file: string) => string | undefined): boolean {
  if ([active, componentFile, hostFile].some((kind) => kind.test(file))) return true;
  if (/\.svg$/i.test(file)) return !isPlainDrawing(read(file) ?? '');
  return xmlType.test(contentType(file));
}

/** Says of each such file that it is not used. */
export function refusedFileDiagnostics(files: readonly string[]): Diagnostic[] {
  return files.map((file) =>
    diagnostic('untrusted-file', {
      at: { file, line: 1, column: 1 },
      message: `"${file}" could run code or change how the site looks, so it is not used.`,
      hint: /\.svg$/i.test(file)
        ? 'Export the drawing without scripts, links, styles of other files and embedded HTML.'
        : 'Delete it, or name it in `.mintignore`. What the site shall run belongs into the project that builds it.',
    }),
  );
}

/** What a drawing has that could run or load something, as browsers read it. */
const activeParts = [
  // Prefixes of names may stand for the namespace of SVG or HTML.
  /<\/?[^\s/>]*[^\0-\x7f]|xmlns:[^\s=]*[^\0-\x7f]/i,
  // Elements of other languages may be buttons and forms, whatever they are called.
  /xmlns(?::[^\s=]*)?\s*=\s*["'][^"']*(?:&|xhtml|mathml)/i,
  /<(?:[\w.-]+:)?(?:script|foreignobject|iframe|object|embed|handler|listener|a|html|link|meta)\b/i,
  /[\s"'/]on[a-z]+\s*=/i,
  /(?:href|src)\s*=\s*(?:["']\s*(?!#|data:image\/(?:png|jpe?g|gif|webp)[;,])|[^\s"'])/i,
  /attributename\s*=\s*["']\s*(?:[\w.-]+:)?(?:href|on)/i,
  /@import|url\(\s*["']?\s*(?!["']?#)/i,
  // Entities and default attributes may bring any of it, and so may other encodings.
  /<!(?:ENTITY|ATTLIST)|<!DOCTYPE[^>]*\[/i,
  /<\?(?!xml\s)/i,
  /<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i,
  /\0|\ufffd/,
];

function isPlainDrawing(text: string): boolean {
  return text.includes('<svg') && !activeParts.some((part) => part.test(text));
}
