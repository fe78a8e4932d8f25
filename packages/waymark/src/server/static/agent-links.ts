import { skillListPath } from '@waymark/content/text';

/**
 * Value of the `Link` header (RFC 8288) that leads agents from any page to the files for them. The
 * relations are those that readers of the format know; none of them is registered.
 */
export function agentLinks(base: string): string {
  const links = [
    ['/llms.txt', 'llms-txt'],
    ['/llms-full.txt', 'llms-full-txt'],
    [skillListPath, 'agent-skills'],
  ];
  return links.map(([path, relation]) => `<${base}${path}>; rel="${relation}"`).join(', ');
}
