import { stringify } from 'yaml';
import type { ContentIndex, IndexedPage } from '../content-index/content-index.ts';
import { parseFrontmatter } from '../frontmatter.ts';
import { asciiSlug } from '../headings/ascii-slug.ts';
import { quote } from '../twin/twin-document.ts';
import type { AgentSite } from './agent-site.ts';
import { linkLine, oneLine } from './link-line.ts';
import { pageTree } from './page-tree.ts';
import { twinPath } from './twin-path.ts';

/** What a skill tells of a site besides its pages. */
export interface SkillSite extends AgentSite {
  /** Address of the MCP server, where there is one. */
  readonly mcp?: string | undefined;
  /** The host answers `Accept: text/markdown` with twins. */
  readonly negotiates?: boolean;
}

const longestName = 64;
const longestDescription = 1024;
/** Topics are an overview; `llms.txt` has the rest. */
const mostTopics = 40;

/** What a skill says of itself before it is read. */
export interface SkillFacts {
  /** Small letters, digits and hyphens. */
  readonly name: string;
  readonly description: string;
}

/**
 * How the skill of a site is announced, in its own frontmatter and in lists of skills.
 *
 * @param own text of a skill that the docs have themselves; what it says of itself counts
 */
export function skillFacts({ site }: ContentIndex, own = ''): SkillFacts {
  const { name, description } = parseFrontmatter(own, 'skill.md').value.frontmatter;
  const generated = generatedFacts(site);
  return {
    name: said(name, longestName) ?? generated.name,
    description: said(description, longestDescription) ?? generated.description,
  };
}

function said(value: unknown, longest: number): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;
}

function generatedFacts({ name, description }: ContentIndex['site']): SkillFacts {
  const slug = asciiSlug(name, { splitWords: false, lowercase: true, keep: '' });
  const about = `Documentation of ${oneLine(name)}. ${description ? `${oneLine(description)} ` : ''}Use it for questions about ${oneLine(name)}: how to set it up and use it, and what its options and APIs are.`;
  return {
    name: slug.slice(0, longestName).replace(/(?<!-)-+$/, '') || 'documentation',
    description: about.slice(0, longestDescription),
  };
}

/** `skill.md`: what the docs are about, and how to look something up in them. */
export function skillMd(index: ContentIndex, site: SkillSite): string {
  const { name, description } = index.site;
  const frontmatter = stringify(skillFacts(index), { lineWidth: 0 });
  const notes = quote(site.instructions ?? []);
  const parts = [
    `# ${oneLine(name)}`,
    ...(description ? [oneLine(description)] : []),
    ...(notes === '' ? [] : [notes]),
    `## Looking something up\n\n${ways(index, site).join('\n')}`,
    ...topics(index, site),
  ];
  return `---\n${frontmatter}---\n\n${parts.join('\n\n')}\n`;
}

function ways({ pages }: ContentIndex, { address, mcp, negotiates }: SkillSite): string[] {
  const example = pages[0];
  const twin = example ? `, as <${address(twinPath(example.url))}>` : '';
  const languages = [...new Set(pages.flatMap(({ language }) => language ?? []))];
  const versions = [...new Set(pages.flatMap(({ version }) => version ?? []))];
  return [
    ...(mcp ? [`- The MCP server <${mcp}> searches the documentation and reads its pages.`] : []),
    `- <${address('/llms.txt')}> lists all ${pages.length} pages with their descriptions.`,
    `- Each page is Markdown at its address plus \`.md\`${twin}${negotiates ? ', or at its address with `Accept: text/markdown`' : ''}.`,
    `- <${address('/llms-full.txt')}> has the text of all pages, or leads to it where it is long.`,
    ...(languages.length > 1 ? [`- Languages: ${languages.join(', ')}.`] : []),
    ...(versions.length > 1 ? [`- Versions: ${versions.join(', ')}.`] : []),
  ];
}

function topics({ pages }: ContentIndex, { address }: SkillSite): string[] {
  const tree = pageTree(pages.filter(isFirst(pages)));
  const lines = [
    ...tree.pages.map((page) => topic(page.title, page)),
    ...tree.parts.map((part) => topic(part.label, firstPage(part))),
  ];
  const shown = lines.slice(0, mostTopics);
  return shown.length === 0 ? [] : [`## Topics\n\n${shown.join('\n')}`];

  function topic(label: string, page: IndexedPage | undefined): string {
    return page
      ? linkLine(label, address(twinPath(page.url)), page.description)
      : `- ${oneLine(label)}`;
  }
}

/** One language and version are enough to say what the docs are about. */
function isFirst(pages: readonly IndexedPage[]): (page: IndexedPage) => boolean {
  const [first] = pages;
  const ofVersion = pages.find(({ version }) => version !== undefined)?.version;
  return ({ language, version }) =>
    language === first?.language && (version === undefined || version === ofVersion);
}

function firstPage({ pages, parts }: ReturnType<typeof pageTree>): IndexedPage | undefined {
  return pages[0] ?? parts.map(firstPage).find(Boolean);
}
