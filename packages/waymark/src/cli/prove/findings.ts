import { percentText } from '@waymark/content/text';
import { type Diagnostic, type DiagnosticCode, diagnostic } from '@waymark/core';
import { barePath, type MetaChange } from './compare-meta.ts';
import type { Piece } from './compare-words.ts';
import type { AddressProof, Answer, PageProof } from './prove-address.ts';

/** Something that the old site had and the new build lacks, or has otherwise. */
export interface MoveFinding extends Diagnostic {
  /** Old address. */
  readonly address: string;
  /** Path that answers it now. */
  readonly now?: string;
  /** Of an address that is gone: path of the page that is most like it. */
  readonly nearest?: string;
  /** The redirect that leads to that page. */
  readonly redirect?: SuggestedRedirect;
  /** How many words are missing, and of how many. */
  readonly missing?: number;
  readonly words?: number;
  /** Places where words are missing. */
  readonly passages?: readonly (readonly Piece[])[];
  readonly anchors?: readonly string[];
  readonly title?: PageProof['title'];
  readonly meta?: readonly MetaChange[];
}

/** A redirect, as docs.json has it, that may bring an address back that is gone. */
export interface SuggestedRedirect {
  readonly source: string;
  /** Path of the page that is most like it. */
  readonly destination: string;
}

/** What is known of addresses that are gone. */
export interface GoneAddresses {
  /** Whether only the server of a site answers there. */
  readonly isOfServer: (path: string) => boolean;
  /** Where one may lead. */
  readonly suggest: (proof: AddressProof) => SuggestedRedirect | undefined;
}

const reasons: Readonly<Record<Extract<Answer, { kind: 'gone' }>['reason'], string>> = {
  missing: 'is not there',
  redirect: 'is redirected to where nothing is',
  loop: 'is redirected in a circle',
};

/**
 * What is to be said of an old address.
 *
 * @param most percentage of words that a page may lack
 */
export function findingsOf(
  proof: AddressProof,
  most: number,
  { isOfServer, suggest }: GoneAddresses,
): MoveFinding[] {
  const { answer, old, page, path, unread } = proof;
  const find = report(proof);
  if (answer.kind === 'gone') {
    const hint = isOfServer(path)
      ? { hint: 'The server of the site answers there: `waymark build --server`.' }
      : redirectHint(suggest(proof));
    return [goneFinding(answer, hint, find)];
  }
  const found: MoveFinding[] = [];
  if (unread !== undefined) {
    found.push(find('move-page-unread', `The saved page of ${path} cannot be read. ${unread}`));
  }
  if (!page) return found;
  if (page.words === 0 && old.page !== undefined) {
    const message = `The saved page of ${path} has no words of its own, so nothing is known of them.`;
    found.push(find('move-page-unread', message));
  }
  if (page.missing > 0) found.push(wordsFinding(page, path, most, find));
  if (page.lostAnchors.length > 0) found.push(anchorsFinding(path, page.lostAnchors, find));
  if (page.title) {
    const message = `The title of ${path} was "${page.title.old}" and is "${page.title.now}".`;
    found.push(find('move-title-changed', message, { title: page.title }));
  }
  if (page.meta.length > 0) {
    const message = `Of the head of ${path} ${metaText(page.meta)}.`;
    found.push(find('move-meta-changed', message, { meta: page.meta }));
  }
  return found;
}

/** Anchors of an old page that something links to and its new page lacks. */
export function linkedAnchors(proof: AddressProof, lost: readonly string[]): MoveFinding {
  return anchorsFinding(proof.path, lost, report(proof));
}

type Report = (code: DiagnosticCode, message: string, more?: Partial<MoveFinding>) => MoveFinding;

function report({ answer, old, path }: AddressProof): Report {
  const at = { file: old.file, line: old.line, column: 1 };
  const now = 'file' in answer ? { now: answer.path } : {};
  return (code, message, { hint, ...more } = {}) => ({
    ...diagnostic(code, { at, message, hint }),
    address: path,
    ...now,
    ...more,
  });
}

function goneFinding(
  { at, reason }: Extract<Answer, { kind: 'gone' }>,
  hint: Partial<MoveFinding>,
  find: Report,
): MoveFinding {
  const { address } = find('move-address-gone', '');
  const message = `The old address ${address} ${reasons[reason]}${barePath(at) === barePath(address) ? '' : `: ${at}`}.`;
  return find('move-address-gone', message, hint);
}

function redirectHint(
  redirect: SuggestedRedirect | undefined,
): Pick<MoveFinding, 'hint' | 'nearest' | 'redirect'> {
  if (redirect === undefined) return {};
  const rule = JSON.stringify(redirect);
  const nearest = redirect.destination;
  const hint = `The page most like it is ${nearest}. If it is that, add ${rule} to \`redirects\`.`;
  return { hint, nearest, redirect };
}

function wordsFinding(
  { missing, passages, words }: PageProof,
  path: string,
  most: number,
  find: Report,
): MoveFinding {
  const isAbove = (100 * missing) / words > most;
  const code = isAbove ? 'move-words-missing' : 'move-words-fewer';
  const share = percentText((100 * (words - missing)) / words);
  const message = `${missing} of ${words} words of ${path} are missing; ${share} are there.`;
  return find(code, message, { missing, words, passages });
}

function anchorsFinding(path: string, anchors: readonly string[], find: Report): MoveFinding {
  const names = anchors.map((anchor) => `#${anchor}`).join(', ');
  const message = `Links to ${names} of ${path} lead to the start of the page now.`;
  return find('move-anchor-missing', message, { anchors });
}

function metaText(meta: readonly MetaChange[]): string {
  const gone = meta.filter(({ now }) => now === undefined).map(({ name }) => name);
  const other = meta.filter(({ now }) => now !== undefined).map(({ name }) => name);
  return [
    ...(gone.length > 0 ? [`${gone.join(', ')} ${gone.length === 1 ? 'is' : 'are'} missing`] : []),
    ...(other.length > 0
      ? [`${other.join(', ')} ${other.length === 1 ? 'is' : 'are'} not as before`]
      : []),
  ].join(', and ');
}
