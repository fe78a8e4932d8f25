import type { Block, Code } from '../block.ts';
import { type Element, findElement, rawText } from './elements.ts';

/** A block of code without the frame around it. */
export function readCode(pre: Element): Block[] {
  const code = findElement(pre.children, ({ name }) => name === 'code') ?? pre;
  const text = rawText(code.children);
  return codeBlock({ language: classLanguage(code), title: '', text });
}

/** A block of code; nothing where there is none. */
export function codeBlock({ language, title, text }: Omit<Code, 'kind'>): Code[] {
  const code = text.replace(/^\n/, '').trimEnd();
  return code === '' && title === '' ? [] : [{ kind: 'code', language, title, text: code }];
}

function classLanguage({ attribs }: Element): string {
  return /(?:^|\s)language-(\S+)/.exec(attribs.class ?? '')?.[1] ?? '';
}
