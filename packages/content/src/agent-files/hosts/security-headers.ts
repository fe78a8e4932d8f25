import { encodePath } from '../../links/path.ts';
import { keptForGood, lastingFolders } from './cache-control.ts';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** Pages of other sites do not show those of this one in a frame. */
const framing = "frame-ancestors 'self'";

/**
 * What every answer of a site tells browsers, whoever serves it: take files for what their type
 * says (Fetch standard, "X-Content-Type-Options"), show them in frames of the site only (CSP 3
 * section 6.4.2), and name no more than the origin to other sites.
 */
export const securityHeaders: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Content-Security-Policy': framing,
};

/** Of pictures that could have scripts: opened by themselves they run none and load nothing. */
export const pictureHeaders: Headers = {
  'Content-Security-Policy': `default-src 'none'; img-src 'self' data:; font-src 'self' data:; style-src 'unsafe-inline'; sandbox; ${framing}`,
};

/** Endings of such pictures. */
export const pictureEndings = ['svg', 'svgz'] as const;

function isPicture(path: string): boolean {
  return pictureEndings.some((ending) => path.toLowerCase().endsWith(`.${ending}`));
}

/**
 * Of documents that lie among the files of the docs and that no page is made of: their scripts run,
 * but as those of another site, which see nothing of a reader's on this one.
 */
export const documentHeaders: Headers = {
  'Content-Security-Policy': `sandbox allow-scripts allow-forms allow-modals allow-popups allow-downloads; ${framing}`,
};

/** Whether a file of the docs is such a document: elements of XHTML run their scripts in any XML. */
export function isDocument(file: string): boolean {
  return /\.(?:html?|xhtml|xht|xml|xslt?|xsd|rss|atom|rdf|mathml|mml|wsdl)$/i.test(file);
}

/** Where the server of a site reads which files are documents, below the base. */
export const documentListPath = '/_waymark/documents.json';

/** The files of a site that are documents, as paths below its base, decoded. */
export function documentsOf(files: readonly string[]): string[] {
  return files.filter(isDocument).map((file) => `/${file}`);
}

/**
 * What browsers are told with the file at a path.
 *
 * @param isOwnDocument whether it is a document among the files of the docs
 */
export function fileHeaders(path: string, isOwnDocument: boolean): Headers {
  const kind = isOwnDocument ? documentHeaders : isPicture(path) ? pictureHeaders : {};
  return { ...securityHeaders, ...kind };
}

/** Headers of the answers for some paths; of several rules for a path, the last counts. */
export interface HeaderRule {
  /** With the base; `*` stands for anything, `:part` for one segment of a path. */
  readonly paths: readonly string[];
  readonly headers: Headers;
}

/** What a host is to say of the files of a site. */
export function headerRules(base: string, documents: readonly string[]): HeaderRule[] {
  // Hosts tell capitals apart here, and not where they look for the type of a file.
  const endings = pictureEndings.flatMap((ending) => [ending, ending.toUpperCase()]);
  const pictures = endings.map((ending) => `${base}/*.${ending}`);
  const paths = documentPaths(documents);
  const lasting = lastingFolders.map((folder) => `${base}${folder}/*`);
  return [
    { paths: [`${base}/*`], headers: securityHeaders },
    // What these hosts say of all the rest is that it is to be asked for again.
    { paths: lasting, headers: { 'Cache-Control': keptForGood } },
    { paths: pictures, headers: pictureHeaders },
    ...(paths.length > 0
      ? [{ paths: paths.map((path) => base + encodePath(path)), headers: documentHeaders }]
      : []),
  ];
}

/**
 * Hosts give a document of HTML also at its name without the ending, and one with the name `index` at its
 * folder, with a slash at the end or without.
 */
export function documentPaths(documents: readonly string[]): string[] {
  return documents.flatMap((file) => {
    const page = file.replace(/\.html?$/i, '');
    const [, folder] = /^(.*)\/index$/i.exec(page) ?? [];
    const ofFolder = folder === undefined ? [] : [`${folder}/`, folder || '/'];
    return [...new Set([file, page, ...ofFolder])];
  });
}
