import type { Block } from '../block.ts';
import { readCallout } from './callout.ts';
import { readCard, readTile } from './card.ts';
import { readCodeBlock } from './code-block.ts';
import { readColor } from './color.ts';
import { type Element, mainClass } from './elements.ts';
import { readEndpoint, readFieldHead } from './endpoint.ts';
import { readField } from './field.ts';
import type { Reader } from './reader.ts';
import { readStep, readSteps } from './step.ts';
import { readTitled } from './titled.ts';
import { readUpdate } from './update.ts';

type ReadComponent = (element: Element, reader: Reader) => Block[] | undefined;

/** Components of the theme by the class of their element. Authors may use the same names. */
const readers: Readonly<Record<string, ReadComponent>> = {
  callout: readCallout,
  card: readCard,
  'code-block': readCodeBlock,
  'color-item-container': readColor,
  field: readField,
  step: readStep,
  steps: readSteps,
  'tab-panel': (element, reader) => readTitled(element, 'tab-panel-title', reader),
  tile: readTile,
  update: readUpdate,
  'wm-endpoint': readEndpoint,
  'wm-example': (element, reader) => readTitled(element, 'wm-panel-title', reader),
  'wm-fh': readFieldHead,
  'wm-panel': (element, reader) => readTitled(element, 'wm-panel-title', reader),
  view: (element, reader) => readTitled(element, 'view-title', reader),
};

/** Blocks of a component; undefined for other elements. */
export function readComponent(element: Element, reader: Reader): Block[] | undefined {
  const name = mainClass(element);
  return Object.hasOwn(readers, name) ? readers[name]?.(element, reader) : undefined;
}
