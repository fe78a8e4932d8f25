import type { LinkPolicy } from './link-policy.ts';

/** Collects an answer on its way out. */
export interface TextGuard {
  /** Adds text, in which bare addresses are looked for, since many renderers make links of them. */
  text(text: string): void;
  /** Adds what is known to be harmless, such as a link that was checked. */
  safe(markdown: string): void;
  /** Adds a code span. */
  code(span: string): void;
  /** What can be sent now. */
  take(): string;
  /** Whether nothing but space and the signs of lists and quotes is on the last line yet. */
  isLineStart(): boolean;
  /** The rest. */
  end(): void;
}

/** How an address that may be linked is written. */
export type WriteAddress = (address: string) => string;

const starts = ['https://', 'http://', 'ftp://', 'www.'];
const longestAddress = 2_000;

/**
 * Lets bare addresses through only where the policy allows a link to them; others become code.
 * It sees the text as a reader will, after everything that is left out, so that nothing can be
 * hidden between two pieces of an address.
 */
export function createTextGuard(policy: LinkPolicy, linked: WriteAddress): TextGuard {
  let pending = '';
  let ready = '';
  let line = '';
  let last = '';
  const write = (added: string) => {
    ready += added;
    last = added.slice(-1) || last;
  };
  // Two code spans side by side would be read as one.
  const writeSpan = (span: string) =>
    write(last === '`' && span.startsWith('`') ? ` ${span}` : span);
  const remember = (added: string) => {
    const newline = added.lastIndexOf('\n');
    line = (newline === -1 ? line + added : added.slice(newline + 1)).slice(0, 100);
  };
  const flush = (isEnd: boolean) => {
    for (;;) {
      const at = firstStart(pending);
      if (at === undefined) {
        const kept = isEnd ? 0 : heldBack(pending);
        write(pending.slice(0, pending.length - kept));
        pending = pending.slice(pending.length - kept);
        return;
      }
      const run = /^[^\s<>"'|]*/.exec(pending.slice(at, at + longestAddress))?.[0] ?? '';
      const isOpen = at + run.length === pending.length && run.length < longestAddress;
      write(pending.slice(0, at));
      pending = pending.slice(at);
      if (isOpen && !isEnd) return;
      const address = withoutTail(run);
      writeSpan(written(address, policy, linked));
      pending = pending.slice(address.length);
    }
  };
  return {
    text(text) {
      remember(text);
      pending += text;
      flush(false);
    },
    safe(markdown) {
      remember(markdown);
      flush(true);
      write(markdown);
    },
    code(span) {
      remember(span);
      flush(true);
      writeSpan(span);
    },
    isLineStart: () => /^[\s>*+\-\d.)]*$/.test(line),
    take() {
      const taken = ready;
      ready = '';
      return taken;
    },
    end: () => flush(true),
  };
}

function firstStart(text: string): number | undefined {
  const at = text.search(/https?:\/\/|ftp:\/\/|www\./i);
  return at === -1 ? undefined : at;
}

/** How many characters at the end may be the start of an address. */
function heldBack(text: string): number {
  const lower = text.slice(-8).toLowerCase();
  for (let length = Math.min(lower.length, 7); length > 0; length -= 1) {
    const tail = lower.slice(-length);
    if (starts.some((start) => start.startsWith(tail))) return length;
  }
  return 0;
}

/** Without what ends a sentence or closes a bracket or emphasis around an address. */
function withoutTail(run: string): string {
  let address = run.replace(/(?<![.,;:!?*_~'\\\]])[.,;:!?*_~'\\\]]+$/, '');
  while (address.endsWith(')') && count(address, ')') > count(address, '(')) {
    address = address.slice(0, -1).replace(/(?<![.,;:!?*_~'\\\]])[.,;:!?*_~'\\\]]+$/, '');
  }
  // Nothing but the start of an address leads nowhere.
  return firstStart(address) === 0 ? address : (/^(?:\w+:\/\/|www\.)/i.exec(run)?.[0] ?? run);
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}

function written(address: string, policy: LinkPolicy, linked: WriteAddress): string {
  const plain = address.replaceAll('\\', '');
  const href = /^[\w\-.~:/?#@!$&()+,;=%]+$/.test(plain)
    ? policy.link(/^www\./i.test(plain) ? `https://${plain}` : plain)
    : undefined;
  return href !== undefined && /^https?:/.test(href)
    ? linked(href)
    : `\`${plain.replaceAll('`', '')}\``;
}
