import { type Element, findElement, mainClass, rawText } from './elements.ts';

/** TeX of a rendered formula; undefined for other elements. */
export function formulaSource(element: Element): string | undefined {
  if (element.name !== 'math' && mainClass(element) !== 'katex') return undefined;
  const source = findElement(
    element.children,
    ({ name, attribs }) => name === 'annotation' && attribs.encoding === 'application/x-tex',
  );
  return source && rawText(source.children).trim();
}
