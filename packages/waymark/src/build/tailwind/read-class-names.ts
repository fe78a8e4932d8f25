import { readFileSync } from 'node:fs';
import path from 'node:path';
import { classNames, fileStamp, type ResultCache, replaceVariables } from '@waymark/content';
import { codeVersion } from '../../project/code-version.ts';
import { loadValue, storeValue } from '../record/kept-value.ts';

/** Gives the class names that files of the docs folder may use. */
export type ReadClassNames = (
  files: readonly string[],
  variables: Readonly<Record<string, string>>,
) => Set<string>;

interface KnownFile {
  readonly stamp: string;
  readonly names: readonly string[];
}

/** What was found in files whose texts had these variables. */
interface Known {
  readonly variables: string;
  readonly files: ReadonlyMap<string, KnownFile>;
}

/**
 * A file that has not changed since the last call is not read again.
 *
 * @param results of earlier builds, in which files may have been read
 */
export function createClassNameReader(docsFolder: string, results?: ResultCache): ReadClassNames {
  const name = `class names ${codeVersion()}`;
  let known = results && loadValue<Known>(results, name);
  return (files, values) => {
    const variables = JSON.stringify(values);
    const last = known?.variables === variables ? known.files : undefined;
    const names = new Set<string>();
    const found = new Map<string, KnownFile>();
    let isChanged = last?.size !== files.length;
    for (const file of files) {
      const place = path.join(docsFolder, file);
      const stamp = fileStamp(place);
      const before = last?.get(file);
      const isKnown = before !== undefined && before.stamp === stamp?.value;
      const used = isKnown ? before.names : namesIn(place, values);
      for (const one of used) names.add(one);
      if (stamp?.isSettled) found.set(file, { stamp: stamp.value, names: used });
      isChanged ||= !isKnown;
    }
    known = { variables, files: found };
    if (results && isChanged) storeValue(results, name, known);
    return names;
  };
}

function namesIn(file: string, variables: Readonly<Record<string, string>>): readonly string[] {
  return [...classNames(file, replaceVariables(readFileSync(file, 'utf8'), variables))];
}
