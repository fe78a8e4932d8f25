import { createHash } from 'node:crypto';
import { type HTMLElement, parse } from 'node-html-parser';
import type { BuiltSite } from './built-site.ts';

/** The values of a policy by directive. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** What a page asks of its policy: by which directive, and what the values are that would allow it. */
interface Need {
  readonly directive: string;
  readonly what: string;
  isAllowed(values: readonly string[]): boolean;
}

/** The directives that are looked at here; one more would need a look at what it is about. */
const known = /^(?:base-uri|script-src|script-src-attr|style-src|style-src-attr)$/;

/** Types of scripts that run, or tell the browser what to load (HTML section 4.12.1). */
const running = /^$|^(?:module|importmap|speculationrules)$|(?:java|ecma)script/i;

/** The files of a site that are pages of docs; others are parts of pages, and redirects. */
export function docsPages(site: BuiltSite): string[] {
  return site.files.filter(
    (file) => file.endsWith('.html') && site.read(file).includes('data-wm-content'),
  );
}

/** What is wrong with the policies of a site's pages of docs, by file. */
export function pagesWithFaults(site: BuiltSite): (readonly [string, readonly string[]])[] {
  return docsPages(site)
    .map((file) => [file, policyFaults(site.read(file))] as const)
    .filter(([, faults]) => faults.length > 0);
}

/**
 * What a browser would report of a page: scripts, styles and files that stand in it and that its content
 * security policy does not allow (CSP 3), and a policy that allows scripts by no name.
 */
export function policyFaults(html: string): string[] {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const meta = document.querySelector('meta[http-equiv="content-security-policy"]');
  const written = meta?.getAttribute('content');
  if (written === undefined) return ['has no policy'];
  const policy = parsePolicy(written);
  return [
    ...[...policy.keys()].filter((name) => !known.test(name)).map((name) => `has ${name}`),
    ...(policy.get('script-src') ?? [`'unsafe-inline'`])
      .filter((value) => /^'(?:unsafe-inline|unsafe-eval)'$|^\*$|^data:/.test(value))
      .map((value) => `allows scripts by ${value}`),
    ...needsOf(document)
      .filter((need) => !need.isAllowed(valuesOf(policy, need.directive)))
      .map(({ directive, what }) => `${directive} refuses ${what.slice(0, 120)}`),
  ];
}

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/));
  // Of two of one name, the first counts.
  return new Map(
    directives.reverse().flatMap(([name, ...values]) => (name ? [[name, values]] : [])),
  );
}

/** Where a policy says nothing of attributes, what it says of elements holds for them. */
function valuesOf(policy: Policy, directive: string): readonly string[] {
  return policy.get(directive) ?? policy.get(directive.replace(/-attr$/, '')) ?? [];
}

function needsOf(document: HTMLElement): Need[] {
  return document
    .querySelectorAll('*')
    .flatMap((element) => [
      ...ofElement(element),
      ...Object.entries(element.attributes).flatMap(([name, value]) => ofAttribute(name, value)),
    ]);
}

function ofElement(element: HTMLElement): Need[] {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const isFile = (kind: RegExp) => kind.test(attribute('rel')) && attribute('href') !== '';
  switch (element.tagName) {
    case 'SCRIPT':
      if (element.hasAttribute('src')) return [file('script-src', attribute('src'))];
      return running.test(attribute('type')) ? [text('script-src', element.rawText)] : [];
    case 'STYLE':
      return [text('style-src', element.rawText)];
    case 'LINK':
      if (isFile(/\bmodulepreload\b/i)) return [file('script-src', attribute('href'))];
      if (isFile(/\bstylesheet\b/i)) return [file('style-src', attribute('href'))];
      return isFile(/\bpreload\b/i) && /^(?:script|style)$/.test(attribute('as'))
        ? [file(`${attribute('as')}-src`, attribute('href'))]
        : [];
    case 'BASE':
      return [file('base-uri', attribute('href'))];
    default:
      return [];
  }
}

function ofAttribute(name: string, value: string): Need[] {
  if (name === 'style') {
    const named = attribute('style-src-attr', value);
    return [{ ...named, isAllowed: (values) => named.isAllowed(values) || allowsAny(values) }];
  }
  if (/^on[a-z]+$/.test(name)) return [attribute('script-src-attr', value)];
  // No policy without 'unsafe-inline' lets one run.
  if (/^(?:href|src|action|formaction)$/.test(name) && /^\s*javascript:/i.test(value)) {
    return [{ directive: 'script-src', what: value, isAllowed: () => false }];
  }
  return [];
}

/** A text that stands in the page: named by its hash, or any, where none is named. */
function text(directive: string, what: string): Need {
  return {
    directive,
    what,
    isAllowed: (values) => values.includes(hashOf(what)) || allowsAny(values),
  };
}

function hashOf(what: string): string {
  const read = what.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

function allowsAny(values: readonly string[]): boolean {
  const isNaming = values.some((value) => /^'(?:nonce|sha\d+)-/.test(value));
  return !isNaming && values.includes("'unsafe-inline'");
}

/** The value of an attribute, which no hash allows by itself. */
function attribute(directive: string, value: string): Need {
  const need = text(directive, value);
  const isNamed = (values: readonly string[]) =>
    values.includes("'unsafe-hashes'") && need.isAllowed(values);
  return { ...need, isAllowed: isNamed };
}

function file(directive: string, what: string): Need {
  const url = URL.parse(what, 'https://own.invalid/');
  return {
    directive,
    what,
    isAllowed: (values) =>
      url !== null &&
      values.some((value) =>
        value === "'self'"
          ? url.host === 'own.invalid'
          : value === url.protocol || value === url.origin || value === url.origin + url.pathname,
      ),
  };
}
