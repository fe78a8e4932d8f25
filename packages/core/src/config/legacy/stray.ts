import { isRecord } from '../json-value.ts';
import { given } from './convert.ts';
import { legacySection, sectionProperties } from './sections.ts';

/** Tells what became of a root key of mint.json. */
export type ReportStray = (key: string, message: string, hint: string, kept: boolean) => void;

/**
 * The navigation of a docs.json that has root keys of mint.json beside a `navigation` of its own.
 * Anchors that lead out of the site become global anchors; the rest has no meaning any more,
 * because the navigation says itself where its pages belong. Nothing when there is no navigation.
 */
export function strayNavigation(
  config: { readonly navigation: unknown; readonly anchors?: unknown; readonly tabs?: unknown },
  report: ReportStray,
  keys: readonly string[],
): unknown {
  const { navigation } = config;
  const { links, others } = dividedAnchors(config.anchors);
  const free = isRecord(navigation) && navigation['global'] === undefined;
  for (const key of keys) {
    if (key === 'anchors' && free && links.length > 0) {
      const rest = others.map((name) => `"${name}"`).join(', ');
      const ignored =
        rest === '' ? '' : `, and ${rest} ${others.length > 1 ? 'are' : 'is'} ignored`;
      const message = `"anchors" is a key of the older mint.json; its links were read as "navigation.global.anchors"${ignored}.`;
      report(key, message, 'Move it to "navigation.global.anchors".', true);
    } else {
      const message = `"${key}" is a key of the older mint.json; it is ignored beside "navigation".`;
      report(
        key,
        message,
        `Use "navigation.${key === 'primaryTab' ? 'tabs' : key}", or remove it.`,
        false,
      );
    }
  }
  if (!free || links.length === 0) return navigation;
  return { ...navigation, global: { anchors: links } };
}

/** Those that lead out of the site as global anchors, and the names of the others. */
function dividedAnchors(anchors: unknown) {
  const entries = (Array.isArray(anchors) ? anchors : []).filter(isRecord).map(legacySection);
  const links = entries.flatMap((entry) => {
    if (entry.href === undefined) return [];
    const { icon, color } = sectionProperties(entry);
    return [{ anchor: entry.name, href: entry.href, ...given({ icon, color }) }];
  });
  const others = entries.filter(({ href }) => href === undefined).map(({ name }) => name);
  return { links, others };
}
