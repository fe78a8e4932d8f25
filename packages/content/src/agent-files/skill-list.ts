import { createHash } from 'node:crypto';
import type { SkillFacts } from './skill-md.ts';

/** Where agents look for the skills of a site, below its base. */
export const skillListPath = '/.well-known/agent-skills/index.json';

/**
 * The skills of a site as agents discover them (Agent Skills Discovery 0.2.0): its one `skill.md`,
 * with the digest of its bytes.
 *
 * @param text of the file at `url`
 */
export function skillList({ name, description }: SkillFacts, url: string, text: string): string {
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  const list = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [{ name, type: 'skill-md', description, url, digest }],
  };
  return `${JSON.stringify(list, null, 2)}\n`;
}
