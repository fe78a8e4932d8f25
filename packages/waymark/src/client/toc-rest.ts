import { element } from './dom.ts';

/**
 * Makes links of the entries that a long table of contents has as text (`TocParts` of the theme), and
 * puts them below those that it has as links.
 */
export function listRest(list: HTMLElement): void {
  const { rest = '' } = list.dataset;
  delete list.dataset['rest'];
  let inner: HTMLElement | undefined;
  for (const line of rest.split('\n').filter(Boolean)) {
    const [text = '', id = text] = line.trimStart().split('\t');
    const link = element('a', { text, attributes: { href: `#${encodeURIComponent(id)}` } });
    const entry = element('li', {}, link);
    if (!line.startsWith('\t')) {
      list.append(entry);
      inner = undefined;
    } else {
      inner ??= list.lastElementChild?.appendChild(element('ul'));
      inner?.append(entry);
    }
  }
}
