import { type Contextual, fill, type Icon, type Messages } from '@waymark/core';
import type { PageAction } from '../../client/page-action.ts';
import { agents } from './agents.ts';
import { customLink, isAboutMcp } from './custom-link.ts';
import { mcpClients } from './mcp-clients.ts';

/** What the entries of a page's menu are made of. */
export interface PageActionSource {
  readonly options: Contextual['options'];
  readonly text: Messages;
  /** Name of the site. */
  readonly siteName: string;
  /** Path of the page below the base. */
  readonly path: string;
  /** The page's Markdown: as a link of this site, and the address that agents fetch. */
  readonly twin: { readonly href: string; readonly address: string };
  /** Address of the MCP server of the site: it has one where it has a server. */
  readonly mcp: string;
  /** Link to the PDF of the page, if it has one. */
  readonly pdf?: string | undefined;
  /** Link to the API description that the page is made from. */
  readonly description?: string | undefined;
}

const lucide = (name: string): Icon => ({ name, library: 'lucide' });

/**
 * The entries of the page menu, in the order of `contextual.options`. Those for which the site or
 * the page has nothing are left out; those that need a server, which a built site may get later,
 * say so.
 */
export function pageActions(source: PageActionSource): PageAction[] {
  return source.options.flatMap((option) => {
    const found = typeof option === 'string' ? builtIn(option, source) : custom(option, source);
    return found ?? [];
  });
}

type Entry = Omit<PageAction, 'name'>;

function builtIn(name: string, source: PageActionSource): PageAction | undefined {
  const entry = own[name]?.(source) ?? agentEntry(name, source) ?? clientEntry(name, source);
  return entry && { name, ...entry };
}

const own: Readonly<Record<string, (source: PageActionSource) => Entry | undefined>> = {
  copy: ({ text }) => ({
    label: text.copyPage,
    hint: text.copyPageHint,
    icon: lucide('copy'),
    effect: { kind: 'copy-page' },
  }),
  view: ({ text, twin }) => ({
    label: text.viewMarkdown,
    hint: text.viewMarkdownHint,
    icon: lucide('file-text'),
    effect: { kind: 'link', href: twin.href, isNewTab: false },
  }),
  assistant: ({ text }) => ({
    label: text.askAssistant,
    hint: fill(text.askAboutPageIn, { name: text.assistant }),
    icon: lucide('sparkles'),
    effect: { kind: 'assistant' },
    needs: 'assistant',
  }),
  'download-pdf': ({ text, pdf }) => ({
    label: 'PDF',
    hint: text.download,
    icon: lucide('file-down'),
    effect: pdf === undefined ? { kind: 'print' } : { kind: 'link', href: pdf, isNewTab: false },
  }),
  'download-spec': ({ text, description }) =>
    description === undefined
      ? undefined
      : {
          label: text.downloadDescription,
          hint: fileName(description),
          icon: lucide('download'),
          effect: { kind: 'link', href: description, isNewTab: false },
        },
  mcp: ({ text, mcp }) => ({
    label: text.copyMcpUrl,
    hint: mcp,
    icon: lucide('plug'),
    effect: { kind: 'copy', text: mcp },
    needs: 'mcp',
  }),
  'add-mcp': ({ text, mcp }) => {
    const command = `npx add-mcp ${mcp}`;
    return {
      label: fill(text.copyValue, { value: 'npx add-mcp' }),
      hint: command,
      icon: lucide('terminal'),
      effect: { kind: 'copy', text: command },
      needs: 'mcp',
    };
  },
};

function agentEntry(name: string, { text, twin }: PageActionSource): Entry | undefined {
  const agent = agents.get(name);
  if (!agent) return undefined;
  const prompt = fill(text.agentPrompt, { url: twin.address });
  return {
    label: fill(text.openIn, { name: agent.name }),
    hint: fill(text.askAboutPageIn, { name: agent.name }),
    icon: agent.icon,
    effect: {
      kind: 'link',
      href: agent.link + encodeURIComponent(prompt),
      isNewTab: agent.link.startsWith('https:'),
    },
  };
}

function clientEntry(name: string, { text, siteName, mcp }: PageActionSource): Entry | undefined {
  const client = mcpClients.get(name);
  if (!client) return undefined;
  return {
    label: fill(text.connectTo, { name: client.name }),
    hint: mcp,
    icon: client.icon,
    effect: {
      kind: 'link',
      href: client.link({ name: siteName, url: mcp }),
      isNewTab: client.isNewTab,
    },
    needs: 'mcp',
  };
}

function custom(
  { title, description, icon, href }: Exclude<Contextual['options'][number], string>,
  { path, mcp }: PageActionSource,
): PageAction {
  const link = customLink(href, { path, mcp });
  return {
    name: 'custom',
    label: title,
    hint: description,
    icon,
    effect: { kind: 'link', href: link, isNewTab: /^https?:/i.test(link) },
    needs: isAboutMcp(href) ? 'mcp' : undefined,
  };
}

function fileName(url: string): string | undefined {
  return /([^/?#]+)(?:[?#].*)?$/.exec(url)?.[1];
}
