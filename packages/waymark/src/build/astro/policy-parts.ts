import { Parser } from 'htmlparser2';
import { handlersFolder } from '../../project/paths/site-paths.ts';

/** What of a page its policy depends on. */
export interface PolicyParts {
  /** Offset of the first place in the head where a policy may stand; none in what is no page. */
  readonly place: number | undefined;
  readonly isLeftAlone: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Values of attributes such as `onclick`. */
  readonly handlers: readonly string[];
  /** Values of `style` attributes. */
  readonly styleAttributes: readonly string[];
  /** Addresses at other sites, without their queries. */
  readonly scriptFiles: readonly string[];
  readonly stylesheets: readonly string[];
  /** A component that runs in the browser. */
  readonly hasIsland: boolean;
  /** Event handlers that the page has written. */
  readonly hasHandlers: boolean;
  /** Such a component, or a script in the head that the theme does not have. */
  readonly runsProjectCode: boolean;
}

/** @param themeScripts inline scripts of the theme */
export function policyParts(html: string, themeScripts: ReadonlySet<string>): PolicyParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const handlers: string[] = [];
  const styleAttributes: string[] = [];
  const scriptFiles: string[] = [];
  const stylesheets: string[] = [];
  let place: number | undefined;
  let isInHead = false;
  let isLeftAlone = false;
  let hasIsland = false;
  let hasHandlers = false;
  let runsProjectCode = false;
  /** Takes the text of an element that has it in the page. */
  let take: ((text: string) => void) | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) handlers.push(value);
        if (attribute === 'style') styleAttributes.push(value);
      }
      if (name === 'head') isInHead = true;
      if (name === 'body') isInHead = false;
      // A browser looks for the encoding in the first kilobyte.
      const isEncoding = name === 'meta' && 'charset' in attributes && scripts.length === 0;
      if (name === 'head' || (isInHead && isEncoding)) place = parser.endIndex + 1;
      if (name === 'meta' && isPolicyOrRouter(attributes)) isLeftAlone = true;
      if (name === 'astro-island') hasIsland = true;
      if (name === 'script' && attributes['src'] !== undefined) {
        scriptFiles.push(...otherSite(attributes['src']));
        if (attributes['src'].includes(handlersFolder)) hasHandlers = true;
      } else if (name === 'script' && isRun(attributes['type'])) {
        const isClassic = !/^(?:module|importmap|speculationrules)$/i.test(
          attributes['type'] ?? '',
        );
        const isOfHead = isInHead && isClassic;
        take = (script) => {
          scripts.push(script);
          if (isOfHead && !themeScripts.has(script)) runsProjectCode = true;
        };
      } else if (name === 'style') {
        take = (style) => styles.push(style);
      } else if (name === 'link' && /\bstylesheet\b/i.test(attributes['rel'] ?? '')) {
        stylesheets.push(...otherSite(attributes['href'] ?? ''));
      }
    },
    ontext(part) {
      if (take) text += part;
    },
    onclosetag() {
      take?.(text);
      take = undefined;
      text = '';
    },
  });
  parser.end(html);
  const found = { scripts, styles, handlers, styleAttributes, scriptFiles, stylesheets };
  return {
    ...found,
    ...{ place, isLeftAlone, hasIsland, hasHandlers },
    runsProjectCode: runsProjectCode || hasIsland,
  };
}

function isPolicyOrRouter(attributes: Readonly<Record<string, string>>): boolean {
  return (
    attributes['http-equiv']?.toLowerCase() === 'content-security-policy' ||
    attributes['name'] === 'astro-view-transitions-enabled'
  );
}

/** Other types are data, which no policy is about. */
function isRun(type = ''): boolean {
  return type === '' || /^(?:module|importmap|speculationrules)$|(?:java|ecma)script/i.test(type);
}

function otherSite(address: string): string[] {
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://a.invalid') : null;
  // These would end a directive.
  return url ? [url.origin + url.pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')] : [];
}
