import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { valueAt } from './edit.ts';
import { type ConfigPath, displayPath, pointerOf } from './path.ts';

/** Properties of the format that are read and checked, but change nothing on the site yet. */
const unusedProperties: readonly ConfigPath[] = [
  ['public'],
  ['thumbnails'],
  ['metadata'],
  ['markdown', 'schema'],
  ['api', 'asyncapi'],
  // The vendor's own measurements, of which there are none here.
  ['integrations', 'telemetry'],
  ['variations'],
];

/** One warning for each property of a configuration that has no effect yet. */
export function unusedDiagnostics(document: ConfigDocument): Diagnostic[] {
  return unusedProperties.flatMap((path) => {
    if (valueAt(document.value, path) === undefined) return [];
    return [
      diagnostic('config-property-unused', {
        at: document.locateKey(path),
        message: `"${displayPath(path)}" is accepted, but has no effect yet.`,
        hint: 'Set the rule "config-property-unused" to "off" to silence this.',
        pointer: pointerOf(path),
      }),
    ];
  });
}
