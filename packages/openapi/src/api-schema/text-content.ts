import { mediaKind } from '../model/media-type.ts';
import { contentParts } from './children.ts';
import { outermostValue } from './keywords.ts';
import type { View } from './view.ts';

/** Whether a text is the JSON of a value that is described (`contentSchema`), as it stands. */
export function holdsJson(view: View): boolean {
  const media = outermostValue(view.leaves, 'contentMediaType');
  const isJson = typeof media === 'string' && mediaKind(media) === 'json';
  const isEncoded = outermostValue(view.leaves, 'contentEncoding') !== undefined;
  return isJson && !isEncoded && contentParts(view).length > 0;
}
