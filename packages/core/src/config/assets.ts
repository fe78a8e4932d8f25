import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import type { ConfigDocument } from './document.ts';
import { isRecord } from './json-value.ts';
import type { DocsConfig } from './parse.ts';
import { type ConfigPath, displayPath, pointerOf } from './path.ts';

/**
 * Warnings about logo, favicon, background, font and grammar files that do not exist.
 *
 * @param files All files of the docs folder, relative to it, with forward slashes.
 * @param isServed Whether a file that only browsers ask for is at such a path, though not in the folder.
 */
export function checkConfigAssets(
  config: DocsConfig,
  document: Pick<ConfigDocument, 'locate' | 'value'>,
  files: ReadonlySet<string>,
  isServed: (file: string) => boolean = () => false,
): Diagnostic[] {
  const seen = new Set<string>();
  return namedFiles(config, document.value).flatMap(([path, name]) => {
    const file = localFile(name);
    if (file === undefined || seen.has(file) || files.has(file)) return [];
    // Grammars are read for the build, from the docs folder.
    if (path[0] !== 'styling' && isServed(file)) return [];
    seen.add(file);
    const meant = nearest(file, files);
    return [
      diagnostic('config-asset-missing', {
        at: document.locate(path),
        message: `The file ${file}, which "${displayPath(path)}" names, does not exist.`,
        hint: meant === undefined ? 'Paths start at the docs folder.' : `Did you mean "/${meant}"?`,
        pointer: pointerOf(path),
      }),
    ];
  });
}

/** The path of a local file without leading slash; nothing for addresses. */
function localFile(name: string): string | undefined {
  if (name === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(name)) return undefined;
  return name.replace(/^(?:\.?\/)+/, '').replace(/[?#].*$/s, '');
}

function namedFiles(config: DocsConfig, written: unknown): [ConfigPath, string][] {
  const { logo, favicon, background, fonts } = config;
  const pairs = [
    { path: ['logo'], pair: logo },
    { path: ['favicon'], pair: favicon },
    { path: ['background', 'image'], pair: background.image },
  ];
  const pictures = pairs.flatMap(({ path, pair }): [ConfigPath, string][] =>
    pair === undefined
      ? []
      : [
          [[...path, 'light'], pair.light],
          [[...path, 'dark'], pair.dark],
        ],
  );
  const fontFiles = (['heading', 'body'] as const).flatMap((slot): [ConfigPath, string][] => {
    const source = fonts[slot]?.source;
    const place = hasFont(written, slot) ? ['fonts', slot, 'source'] : ['fonts', 'source'];
    return source === undefined ? [] : [[place, source]];
  });
  const grammars = config.styling.codeblocks.languages.map((file, index): [ConfigPath, string] => [
    ['styling', 'codeblocks', 'languages', 'custom', index],
    file,
  ]);
  return [...pictures, ...fontFiles, ...grammars];
}

/** Whether headings or text have a font of their own, and not that of both. */
function hasFont(written: unknown, slot: 'heading' | 'body'): boolean {
  return isRecord(written) && isRecord(written['fonts']) && isRecord(written['fonts'][slot]);
}
