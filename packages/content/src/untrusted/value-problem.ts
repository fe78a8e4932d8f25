import { isForeignUrl } from '@waymark/core/page';
import { styleText } from '../jsx/style.ts';
import { isAddressName, isHarmlessStyle, isMovingClass } from './harmless-names.ts';

/** Why the value of an attribute is refused. */
export type ValueProblem = 'address' | 'style' | 'class';

/** What is wrong with the value of an attribute, at any depth of it; nothing for a harmless one. */
export function valueProblem(name: string, value: unknown): ValueProblem | undefined {
  if (/^style$/i.test(name)) return isHarmlessStyle(styleText(value)) ? undefined : 'style';
  if (typeof value === 'string') {
    if (/^class(?:name)?$/i.test(name)) {
      return value.split(/\s+/).some(isMovingClass) ? 'class' : undefined;
    }
    return isRefusedAddress(name, value) ? 'address' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  // An item of a list has the name of the list.
  const entries = Array.isArray(value)
    ? value.map((item) => [name, item] as const)
    : Object.entries(value);
  for (const [key, item] of entries) {
    const problem = valueProblem(key, item);
    if (problem) return problem;
  }
  return undefined;
}

function isRefusedAddress(name: string, text: string): boolean {
  if (isAddressName(name)) return text.split(',').some(isForeignUrl);
  const links = text.matchAll(/\]\(\s*<?([^)\s>]*)/g);
  if ([...links].some(([, url = '']) => isForeignUrl(url))) return true;
  // Elsewhere `data: what it means` is a text.
  return isForeignUrl(text) && !/^[^:]*:\s[^()=`;/]*$/.test(text);
}
