import { parseEndpointSelector } from '../../page/endpoint-selector.ts';
import { isRecord } from '../json-value.ts';
import type { Group } from './groups.ts';
import type { Origins } from './origins.ts';
import type { LegacySection } from './sections.ts';

/** Label of the group for what the description of a section adds beside its pages. */
const label = 'Endpoints';

/**
 * A group without pages, which has all endpoints, for a section that has a description and lists pages
 * of which none names an operation of it: in mint.json such pages did not restrict the endpoints, and
 * in docs.json they do (docs/format/openapi.md#attachment).
 */
export function endpointsGroup(
  section: LegacySection,
  groups: readonly Group[],
  origins: Origins,
): readonly Group[] {
  const files = describedFiles(section);
  const isCovered = (group: Group): boolean => {
    const pages: readonly unknown[] = Array.isArray(group['pages']) ? group['pages'] : [];
    if (pages.length === 0) return true;
    return pages.some((page) => (isRecord(page) ? isCovered(page) : namesOperation(page, files)));
  };
  if (files.length === 0 || groups.some(isCovered)) return [];
  return [origins.derive({ group: label }, section.source)];
}

/** Files and addresses of the description of a section, which may be several. */
export function describedFiles({ source }: LegacySection): readonly string[] {
  const { openapi } = source;
  return [openapi]
    .flat()
    .filter((file) => typeof file === 'string')
    .map(bare);
}

function namesOperation(page: unknown, files: readonly string[]): boolean {
  const selector = typeof page === 'string' ? parseEndpointSelector(page) : undefined;
  if (selector === undefined) return false;
  return selector.file === undefined || files.includes(bare(selector.file));
}

function bare(file: string): string {
  return file.trim().replace(/^\.?\/+/, '');
}
